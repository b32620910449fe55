import { ClientError, isCancelled } from '../../../foundation/errors/client-error.ts'
import type { Api } from '../../../platform/api/api.ts'
import { getAccount } from '../../accounts/endpoints.ts'
import type { Account } from '../../accounts/model.ts'
import { getRaterRules } from '../../rating/offer/endpoints.ts'
import { formOfAccount } from '../calculator/account-form.ts'
import { formOfQuote } from '../calculator/saved-form.ts'
import { withDay } from '../calculator/terms.ts'
import { inputOfForm } from '../calculator/wire.ts'
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
 * A new quote with the terms and policyholder of an old one, for the company as it is now. A start
 * that has passed gives way to the standard one.
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
  const input = inputOfForm(form, { product, region })
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
  /** The company as it is now. */
  readonly account: Account
  readonly api: Pick<Api, 'call'>
  readonly requestId: string
}

/**
 * Quotes a variation again and puts the new quote in its place. The old one leaves the cart once the
 * new one is saved. False where the account has too little to be quoted.
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

/** What became of the invalid variations of a cart. */
export interface Requoted {
  readonly done: number
  /** Those that stayed as they are; `error` is absent where the account has too little to be quoted. */
  readonly failed: readonly { readonly item: CartItem; readonly error?: ClientError }[]
}

/** Quotes the invalid variations of a cart again, one after the other, so that they keep their order. */
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
