import { atom, type ReadableAtom } from 'nanostores'
import { attemptWith, type Attempt } from '../../../foundation/errors/attempt.ts'
import { callErrors } from '../../../foundation/errors/call-errors.ts'
import { isRecordClosed, type ClientError } from '../../../foundation/errors/client-error.ts'
import { setShownMessage } from '../../../foundation/errors/shown-message.ts'
import type { Stop } from '../../../foundation/host/host.ts'
import type { Services } from '../../../platform/services.ts'
import type { BindForm } from '../bind/bind-form.ts'
import { requestToBind } from '../bind/endpoints.ts'
import { getQuoteReview, saveReviewPolicyholder, verifyReviewed } from './endpoints.ts'
import type { QuoteReview, ReviewPolicyholder } from './model.ts'

/** What the review of a quote shows. */
export type ReviewState =
  | { readonly kind: 'loading' }
  /** The viewer may not see it: the link of the mail is to be opened again (spec 2 §2). */
  | { readonly kind: 'closed'; readonly error: ClientError }
  | { readonly kind: 'unavailable'; readonly error: ClientError; readonly message: string }
  | { readonly kind: 'shown'; readonly review: QuoteReview }

/** After a request to bind the quote is read again this much later (spec 2 §9). */
export const refreshDelay = 1_000

/** The review of one quote: verification, policyholder, request to bind. */
export interface ReviewView {
  readonly $state: ReadableAtom<ReviewState>
  /** Why the quote could not be read again; what is on screen stays. */
  readonly $problem: ReadableAtom<string | undefined>
  load(): Promise<void>
  verify(review: QuoteReview): Promise<Attempt<QuoteReview>>
  savePolicyholder(
    review: QuoteReview,
    policyholder: ReviewPolicyholder,
  ): Promise<Attempt<QuoteReview>>
  /** Requests to bind; the quote is read again a second later. */
  request(review: QuoteReview, form: BindForm): Promise<Attempt<unknown>>
  dispose: Stop
}

/** Makes the review of a quote. Its texts are in the namespace `quote-review`. */
export const createReviewView = (
  { api, wording, clock }: Pick<Services, 'api' | 'wording' | 'clock'>,
  { quoteId: id }: { readonly quoteId: string },
): ReviewView => {
  const $state = atom<ReviewState>({ kind: 'loading' })
  const $problem = atom<string | undefined>(undefined)
  const leaving = new AbortController()
  const { signal } = leaving
  const params = { id }
  const errors = callErrors(wording, {
    network: 'quote-review:failure.network',
    session: 'quote-review:cannotView.lead',
    other: 'quote-review:failure.load',
  })
  const attempt = attemptWith(errors)
  let stopRefresh: Stop = () => {}

  const show = (review: QuoteReview): QuoteReview => {
    $problem.set(undefined)
    $state.set({ kind: 'shown', review })
    return review
  }

  const fail = (error: ClientError): void => {
    if (isRecordClosed(error)) {
      setShownMessage(error, wording.t('quote-review:cannotView.lead'))
      return $state.set({ kind: 'closed', error })
    }
    const message = errors.messageOf(error)
    // a quote that is on screen is worth more than a message in its place
    if ($state.get().kind === 'shown') return $problem.set(message)
    return $state.set({ kind: 'unavailable', error, message })
  }

  const load = async (): Promise<void> => {
    if ($state.get().kind !== 'shown') $state.set({ kind: 'loading' })
    try {
      show(await api.call(getQuoteReview, { params, signal }))
    } catch (error) {
      errors.caught(error, fail)
    }
  }

  /** Somebody else has changed the quote or its insured: what is on screen is of before. */
  const fresh = async <Result>(made: Promise<Attempt<Result>>): Promise<Attempt<Result>> => {
    const result = await made
    if (!result.isDone && result.error?.status === 409) await load()
    return result
  }

  return {
    $state,
    $problem,
    load,
    verify: ({ insured }) =>
      fresh(
        attempt(async () => {
          const body = { hasVerified: true, insuredModified: insured.modified } as const
          return show(await api.call(verifyReviewed, { params, body, signal }))
        }),
      ),
    savePolicyholder: ({ modified }, body) =>
      fresh(
        attempt(async () =>
          show(await api.call(saveReviewPolicyholder, { params, body, ifMatch: modified, signal })),
        ),
      ),
    request: ({ modified }, body) =>
      fresh(
        attempt(async () => {
          await api.call(requestToBind, { params, body, ifMatch: modified, signal })
          stopRefresh()
          stopRefresh = clock.after(refreshDelay, () => void load())
        }),
      ),
    dispose: () => {
      stopRefresh()
      leaving.abort()
    },
  }
}
