import { cheapestOf, widestOf } from '#core/insurance/quotes/cart/comparison.ts'
import type { Cart } from '#core/insurance/quotes/cart/model.ts'

/** A cart as the page reads it: its quotes, and which of them is best at what. */
export const factsOf = ({ content }: Cart) => ({
  quoteIds: content.map(({ id }) => id),
  cheapest: cheapestOf(content),
  widest: widestOf(content),
})
