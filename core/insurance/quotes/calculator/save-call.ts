import { ClientError } from '../../../foundation/errors/client-error.ts'
import type { Services } from '../../../platform/services.ts'
import type { CalculatorInput } from '../../rating/model.ts'
import { getQuoteById } from '../endpoints.ts'
import { saveQuote, updateQuote } from '../edit/endpoints.ts'
import type { Quote, QuoteChange } from '../model.ts'
import { saveRenewal } from '../renewal/endpoints.ts'
import { contactOf } from './contact.ts'
import { regionOfProduct } from '../../products/products.ts'
import { addressOf } from './address.ts'
import { compareWithQuote, type Comparison, type Conflict } from './conflict.ts'
import type { CalculatorForm } from './form.ts'
import { versionOf, type QuoteVersion } from './quote-version.ts'

export { addressErrors } from './address.ts'
export { contactErrors } from './contact.ts'

type Dependencies = Pick<Services, 'api' | 'mode'>

/** The data to save. */
export interface SaveInput {
  readonly input: CalculatorInput
  readonly form: CalculatorForm
  /** The form as opened or last saved. */
  readonly basis: CalculatorForm
  /** False if the address is asked later, with the request to bind. */
  readonly asksAddress: boolean
  readonly accountId: string | undefined
  /** The policy that a new quote renews. */
  readonly policyId: string | undefined
  /** The quote to change; absent for a new one. */
  readonly quote: Quote | undefined
  /** The version that the form is based on; older than the quote if a reload found a change. */
  readonly version: QuoteVersion | undefined
  /** Id of the attempt; the same until it succeeds. */
  readonly requestId: string
}

/** The saved quote, or a conflict with a change by somebody else. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly quote: Quote; readonly version: QuoteVersion }
  | { readonly kind: 'conflict'; readonly conflict: Conflict }

const saved = (quote: Quote): SaveResult => ({ kind: 'saved', quote, version: versionOf(quote) })

const isConflict = (cause: unknown): cause is ClientError =>
  cause instanceof ClientError && cause.code === 'quoteChanged'

/**
 * Saves changes based on the version that was read. If the quote has changed since, compares the
 * changes.
 */
const change = async (
  { api, mode }: Dependencies,
  { form, basis, asksAddress, version }: SaveInput,
  quote: Quote,
  body: QuoteChange,
): Promise<SaveResult> => {
  const params = { product: quote.product, quoteId: quote.id }
  const saveVersion = async ({ modified }: Quote): Promise<SaveResult> =>
    saved(await api.call(updateQuote, { params, body, ifMatch: modified, isShown: true }))
  const resultOf = (
    comparison: Comparison,
    now: Quote,
    message?: string,
  ): SaveResult | Promise<SaveResult> => {
    if (comparison.kind === 'conflict') {
      return { kind: 'conflict', conflict: { ...comparison.conflict, message } }
    }
    // Only data outside the calculator changed, such as the account's verification.
    return comparison.kind === 'saved' ? saved(now) : saveVersion(now)
  }
  const mine = { mine: form, asksAddress }
  if (version !== undefined && version.modified !== quote.modified) {
    const typedOver = { ...mine, before: version, base: version.form }
    return resultOf(compareWithQuote(quote, typedOver), quote)
  }
  let message: string | undefined
  try {
    return await saveVersion(quote)
  } catch (cause) {
    if (!isConflict(cause)) throw cause
    // embedding pages must not see names, and may use a language that the server lacks
    if (mode === 'portal') message = cause.message
  }
  const now = await api.call(getQuoteById, { params: { id: quote.id }, isShown: true })
  const before = versionOf(quote)
  return resultOf(compareWithQuote(now, { ...mine, before, base: basis }), now, message)
}

/**
 * Saves a new quote, or changes a saved one. The request id prevents a duplicate after a lost
 * answer.
 */
export const saveCall = async (platform: Dependencies, attempt: SaveInput): Promise<SaveResult> => {
  const { input, form, asksAddress, accountId, policyId, quote, requestId } = attempt
  const { product } = input
  const terms = {
    initialRequestData: input,
    contact: contactOf(form.contact),
    ...(asksAddress ? { account: addressOf(form.address, regionOfProduct[product]) } : {}),
  }
  if (quote !== undefined) return change(platform, attempt, quote, terms)
  if (policyId !== undefined) {
    return saved(
      await platform.api.call(saveRenewal, {
        body: { ...terms, requestId, policyId },
        isShown: true,
      }),
    )
  }
  return saved(
    await platform.api.call(saveQuote, {
      params: { id: product },
      body: { ...terms, requestId, ...(accountId === undefined ? {} : { accountId }) },
      isShown: true,
    }),
  )
}
