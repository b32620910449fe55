import { eq } from 'drizzle-orm'
import type { CartEntry } from '#core/insurance/quotes/cart/entry.ts'
import type { Cart, Duplicate } from '#core/insurance/quotes/cart/model.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import type { CalculatorInput } from '#core/insurance/rating/model.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { contactOf } from '../edit/change-quote.ts'
import { priceRecordOf } from '../price/stored-prices.ts'
import { lockQuote, type QuoteRef } from '../read-quote.ts'
import { saveQuote } from '../edit/save-quote.ts'
import { assertAllowed } from '../transition-guard.ts'
import { insertCartQuote } from './insert-cart-quote.ts'
import { readCart } from './read-cart.ts'
import { cartQuotes } from './tables.ts'

/** Adds an open quote to the cart of its account. */
export const addToCart = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  entry: CartEntry,
): Promise<Cart> =>
  services.database.transaction(async () => {
    const locked = await lockQuote(services, viewer, which)
    assertAllowed(services, 'compare', locked, viewer)
    const { price } = await priceRecordOf(services, locked.record.id)
    await insertCartQuote(services, locked.record, { ...entry, preset: price.global.preset })
    return readCart(services, viewer, locked.record)
  })

/** Renames a variation; 409 for a quote that was removed from the cart. */
export const renameInCart = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  name: string,
): Promise<Cart> =>
  services.database.transaction(async () => {
    const { record } = await lockQuote(services, viewer, which)
    const changed = await services.database
      .handle()
      .update(cartQuotes)
      .set({ name })
      .where(eq(cartQuotes.quoteId, record.id))
      .returning({ id: cartQuotes.quoteId })
    if (changed.length === 0) throw new ApiError('notInCart')
    return readCart(services, viewer, record)
  })

/** Removes a quote from its cart; the quote itself stays. */
export const removeFromCart = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
): Promise<Cart> =>
  services.database.transaction(async () => {
    const { record } = await lockQuote(services, viewer, which)
    await services.database.handle().delete(cartQuotes).where(eq(cartQuotes.quoteId, record.id))
    return readCart(services, viewer, record)
  })

/**
 * The input of a duplicate: other terms, and the company of the original. Different company data would
 * invalidate the account's quotes.
 */
const duplicatedInput = (stored: CalculatorInput, requestedInput = stored): CalculatorInput => ({
  ...requestedInput,
  account: stored.account,
  ...(stored.securityAnswers && { securityAnswers: stored.securityAnswers }),
})

/**
 * Saves another quote of the same account with other terms, and adds both to the cart. The same request
 * id returns the same quote.
 */
export const duplicateQuote = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  { requestId, presetName, initialRequestData }: Duplicate,
  ip: string,
): Promise<Quote> =>
  services.database.transaction(async () => {
    const locked = await lockQuote(services, viewer, which)
    assertAllowed(services, 'compare', locked, viewer)
    const { record } = locked
    const { input, price } = await priceRecordOf(services, record.id)
    await insertCartQuote(services, record, { preset: price.global.preset })
    const requestedInput = duplicatedInput(input, initialRequestData)
    const draft = {
      accountId: record.accountId,
      initialRequestData: requestedInput,
      contact: contactOf(record),
      cart: { ...(presetName !== undefined && { presetName }) },
      ...(requestId !== undefined && { requestId }),
    }
    // a variation of a renewal renews the same policy
    const renews = requestedInput.product === record.product ? record.renewsPolicyId : null
    return saveQuote(services, viewer, requestedInput.product, draft, ip, {
      renewsPolicyId: renews,
      copies: record,
      storedPhone: record.customerPhone,
    })
  })
