import { ClientError, isCancelled } from '../../../foundation/errors/client-error.ts'
import type { Api } from '../../../platform/api/api.ts'
import { getAccount } from '../../accounts/endpoints.ts'
import type { Account } from '../../accounts/model.ts'
import { getRaterRules } from '../../rating/offer/endpoints.ts'
import { formOfAccount } from '../calculator/account-form.ts'
import { formOfQuote } from '../calculator/saved-form.ts'
import { withDay } from '../calculator/terms.ts'
import { pricingInputOf } from '../calculator/pricing-input.ts'
import { getQuoteById } from '../endpoints.ts'
import { saveQuote } from '../edit/endpoints.ts'
import type { Quote, QuoteDraft } from '../model.ts'
import { addToCart, removeFromCart } from './endpoints.ts'
import { invalidOf, type Cart, type CartItem } from './model.ts'

interface Days {
  readonly min: string
  readonly max: string
}

/**
 * Input of a new quote with the old quote's terms and policyholder and the company's current data.
 * If the effective date has passed, the standard one is used.
 */
const requoteDraft = (
  quote: Quote,
  account: Account,
  { min, max }: Days,
): QuoteDraft | undefined => {
  const { product, region } = quote
  const old = { ...formOfQuote(quote), company: formOfAccount(account).company }
  const { effectiveDate } = old.global
  const isPast = effectiveDate !== undefined && (effectiveDate < min || effectiveDate > max)
  const form = isPast ? withDay(withDay(old, 'effectiveDate', ''), 'endDate', '') : old
  const input = pricingInputOf(form, { product, region })
  const { firstName, lastName, email, phone } = form.contact
  return (
    input && {
      accountId: account.id,
      initialRequestData: input,
      contact: { firstName, lastName, email, phone },
    }
  )
}

interface RequoteSetting {
  /** The company's current data. */
  readonly account: Account
  readonly api: Pick<Api, 'call'>
  readonly requestId: string
}

/**
 * Requotes a variation in place. The old quote leaves the cart once the new one is saved. Returns
 * false if the account lacks the data for a quote.
 */
const requoteVariation = async (
  { product, id: quoteId, presetName }: CartItem,
  { account, api, requestId }: RequoteSetting,
): Promise<boolean> => {
  const quote = await api.call(getQuoteById, { params: { id: quoteId } })
  const state = account.state ?? ''
  const query = { product, ...(state !== '' && { state }) }
  const { effectiveDate } = await api.call(getRaterRules, { query })
  const draft = requoteDraft(quote, account, effectiveDate)
  if (draft === undefined) return false
  const saved = await api.call(saveQuote, {
    params: { id: product },
    body: { ...draft, requestId },
  })
  await api.call(removeFromCart, { params: { product, quoteId } })
  const params = { product, quoteId: saved.id }
  await api.call(addToCart, { params, body: { presetName } })
  return true
}

/** The result of requoting the invalid variations of a cart. */
export interface Requoted {
  readonly done: number
  /** The variations that failed; `error` is absent if the account lacks the data for a quote. */
  readonly failed: readonly { readonly item: CartItem; readonly error?: ClientError }[]
}

/** Requotes the invalid variations of a cart one by one, which keeps their order. */
export const requoteInvalid = async (
  { accountId, content }: Pick<Cart, 'accountId' | 'content'>,
  { api, newId }: { readonly api: Pick<Api, 'call'>; readonly newId: () => string },
): Promise<Requoted> => {
  const account = await api.call(getAccount, { params: { id: accountId } })
  const invalid = invalidOf(content)
  const failed: Requoted['failed'][number][] = []
  for (const item of invalid) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      const isDone = await requoteVariation(item, { account, api, requestId: newId() })
      if (!isDone) failed.push({ item })
    } catch (error) {
      if (!(error instanceof ClientError) || isCancelled(error)) throw error
      failed.push({ item, error })
    }
  }
  return { done: invalid.length - failed.length, failed }
}
