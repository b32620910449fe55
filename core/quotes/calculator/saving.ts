import { atom, type ReadableAtom } from 'nanostores'
import { isCancelled, type ClientError } from '../../errors/client-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { CalculatorInput } from '../../rating/model.ts'
import type { Contact } from '../contact.ts'
import { saveQuote, updateQuote } from '../endpoints.ts'
import type { Quote } from '../model.ts'

/** What is to be saved. */
export interface SaveInput {
  readonly input: CalculatorInput
  readonly contact: Contact
  readonly accountId: string | undefined
  /** The quote to change; without one a new quote is made. */
  readonly quote: Quote | undefined
  /** Names the attempt: the same until it is known to have succeeded. */
  readonly requestId: string
}

export interface Saving {
  readonly $busy: ReadableAtom<boolean>
  readonly $error: ReadableAtom<ClientError | undefined>
  /** Saves; a second call while one is under way joins it. Undefined when it failed. */
  save(given: SaveInput): Promise<Quote | undefined>
  forgive(): void
}

/** Saves a quote so that no double click, lost answer or reload makes two of it. */
export const createSaving = (platform: Pick<Platform, 'api' | 'errors'>): Saving => {
  const $busy = atom(false)
  const $error = atom<ClientError | undefined>(undefined)
  let underway: Promise<Quote | undefined> | undefined

  const send = ({ input, contact, accountId, quote, requestId }: SaveInput): Promise<Quote> => {
    const { product } = input
    if (quote !== undefined) {
      return platform.api.call(updateQuote, {
        params: { product, quoteId: quote.id },
        body: { initialRequestData: input, contact },
      })
    }
    return platform.api.call(saveQuote, {
      params: { product },
      body: {
        requestId,
        initialRequestData: input,
        contact,
        ...(accountId === undefined ? {} : { accountId }),
      },
      idempotencyKey: requestId,
    })
  }

  const attempt = async (given: SaveInput): Promise<Quote | undefined> => {
    $busy.set(true)
    $error.set(undefined)
    try {
      return await send(given)
    } catch (cause) {
      if (!isCancelled(cause)) $error.set(platform.errors.caught(cause, 'answer'))
      return undefined
    } finally {
      $busy.set(false)
      underway = undefined
    }
  }

  return {
    $busy,
    $error,
    save: (given) => (underway ??= attempt(given)),
    forgive: () => $error.set(undefined),
  }
}
