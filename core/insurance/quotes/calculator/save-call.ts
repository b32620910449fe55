import { ClientError } from '../../../foundation/errors/client-error.ts'
import type { Services } from '../../../platform/services.ts'
import type { CalculatorInput } from '../../rating/model.ts'
import { getQuoteById, saveQuote, updateQuote } from '../endpoints.ts'
import type { Quote, QuoteChange } from '../model.ts'
import { contactOf } from './contact.ts'
import { regionOfProduct } from '../../products/products.ts'
import { addressOf } from './address.ts'
import { changedFields, isSavedAlready, mergedForm, type Conflict } from './conflict.ts'
import type { CalculatorForm } from './form.ts'
import { formOfQuote } from './saved-form.ts'

export { addressErrors } from './address.ts'
export { contactErrors } from './contact.ts'

type Needs = Pick<Services, 'api'>

/** The data to save. */
export interface SaveInput {
  readonly input: CalculatorInput
  readonly form: CalculatorForm
  /** The form as opened or last saved. */
  readonly basis: CalculatorForm
  /** False where the address is asked later, with the request to bind. */
  readonly asksAddress: boolean
  readonly accountId: string | undefined
  /** The quote to change; absent for a new one. */
  readonly quote: Quote | undefined
  /** Id of the attempt: the same until it has succeeded. */
  readonly requestId: string
}

/** The quote as saved, or what somebody else has saved in the meantime. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly quote: Quote }
  | { readonly kind: 'conflict'; readonly conflict: Conflict }

const saved = (quote: Quote): SaveResult => ({ kind: 'saved', quote })

const isConflict = (cause: unknown): boolean =>
  cause instanceof ClientError && cause.code === 'quoteChanged'

/** Changes a quote as it was read; when it has changed since, compares what was changed. */
const change = async (
  { api }: Needs,
  { form, basis, asksAddress }: SaveInput,
  before: Quote,
  body: QuoteChange,
): Promise<SaveResult> => {
  const params = { product: before.product, quoteId: before.id }
  const changeAsSeen = ({ modified }: Quote): Promise<Quote> =>
    api.call(updateQuote, { params, body, ifMatch: modified })
  try {
    return saved(await changeAsSeen(before))
  } catch (cause) {
    if (!isConflict(cause)) throw cause
  }
  const now = await api.call(getQuoteById, { params: { id: before.id } })
  const fields = changedFields(before, now).filter((field) => asksAddress || field !== 'address')
  // Changed in other ways: its account was verified.
  if (fields.length === 0) return saved(await changeAsSeen(now))
  const theirs = formOfQuote(now)
  const merged = mergedForm({ mine: form, base: basis, theirs }, { before, now })
  if (isSavedAlready({ merged, theirs }, now)) return saved(now)
  return { kind: 'conflict', conflict: { before, now, fields, theirs, merged } }
}

/**
 * Saves a new quote, or changes a saved one. The request id prevents a second quote after a lost
 * answer.
 */
export const saveCall = async (platform: Needs, attempt: SaveInput): Promise<SaveResult> => {
  const { input, form, asksAddress, accountId, quote, requestId } = attempt
  const { product } = input
  const terms = {
    initialRequestData: input,
    contact: contactOf(form.contact),
    ...(asksAddress ? { account: addressOf(form.address, regionOfProduct[product]) } : {}),
  }
  if (quote !== undefined) return change(platform, attempt, quote, terms)
  return saved(
    await platform.api.call(saveQuote, {
      params: { product },
      body: { ...terms, requestId, ...(accountId === undefined ? {} : { accountId }) },
      idempotencyKey: requestId,
    }),
  )
}
