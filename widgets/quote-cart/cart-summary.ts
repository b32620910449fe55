import { cheapestOf, widestOf } from '#core/insurance/quotes/cart/comparison.ts'
import type { Cart } from '#core/insurance/quotes/cart/model.ts'

/** A cart for the page: its quotes, and which cost least or cover most. */
export const summaryOf = ({ content }: Cart) => ({
  quoteIds: content.map(({ id }) => id),
  cheapest: cheapestOf(content),
  widest: widestOf(content),
})
