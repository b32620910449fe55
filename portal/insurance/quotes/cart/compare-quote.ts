import { ClientError } from '#core/foundation/errors/client-error.ts'
import { addToCart, getCart } from '#core/insurance/quotes/cart/endpoints.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { ActionContext } from '../../../frame/actions/action.ts'
import { screenPath } from '../../../frame/personas/persona-paths.ts'
import { comparePart } from './cart-part.ts'

/** Adds a quote to its account's cart and opens the cart, even if it is full. */
export const compareQuote = async (
  { id: quoteId, product, accountId }: QuoteRow,
  { portal, persona, go }: ActionContext,
): Promise<void> => {
  try {
    await portal.api.call(addToCart, { params: { product, quoteId }, body: {} })
  } catch (error) {
    if (!(error instanceof ClientError) || error.code !== 'cartFull') throw error
    portal.notifications.show('warning', error.message)
  }
  await portal.queries.refresh(getCart)
  await go(screenPath(persona, comparePart, { accountId }))
}
