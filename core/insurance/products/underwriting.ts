import type { ProductUnderwriting } from './definition.ts'
import type { QuotedProduct } from './products.ts'
import { registeredUnderwriting } from './registry.ts'

/** How each product is offered, asked about and referred; for the platform alone. */
export const underwritingOf: Readonly<Record<QuotedProduct, ProductUnderwriting>> =
  registeredUnderwriting
