import type { ProductUnderwriting } from './definition.ts'
import type { DocumentKind } from './document-kinds.ts'
import type { QuotedProduct } from './products.ts'
import { registeredUnderwriting } from './registry.ts'

/** How each product is offered, asked about and referred; for the platform alone. */
export const underwritingOf: Readonly<Record<QuotedProduct, ProductUnderwriting>> =
  registeredUnderwriting

/** Whether a document of this kind is written of the product's quotes and policies. */
export const hasDocument = (product: QuotedProduct, kind: DocumentKind): boolean =>
  underwritingOf[product].documents.includes(kind)
