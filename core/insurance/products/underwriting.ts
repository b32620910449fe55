import type { ProductUnderwriting } from './definition.ts'
import type { DocumentKind } from './document-kinds.ts'
import { isPlacedAsSurplus } from './placement.ts'
import type { QuotedProduct } from './products.ts'
import { registeredUnderwriting } from './registry.ts'

/** The underwriting data of each product. Platform only. */
export const underwritingOf: Readonly<Record<QuotedProduct, ProductUnderwriting>> =
  registeredUnderwriting

/**
 * Whether cover of a product is placed with a surplus lines insurer. The request decides if both
 * are possible.
 */
export const isSurplus = (product: QuotedProduct, surplusOnly: boolean | undefined): boolean =>
  isPlacedAsSurplus(underwritingOf[product].placement, surplusOnly)

/** Whether this kind of document exists for the product's quotes and policies. */
export const hasDocument = (product: QuotedProduct, kind: DocumentKind): boolean =>
  underwritingOf[product].documents.includes(kind)
