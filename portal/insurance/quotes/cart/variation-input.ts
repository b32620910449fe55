import type { QuotedProduct } from '#core/insurance/products/products.ts'

/** What the dialogs of one variation are opened with. */
export interface VariationInput {
  readonly product: QuotedProduct
  readonly quoteId: string
  readonly presetName: string
}
