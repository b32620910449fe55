import { atom, type ReadableAtom } from 'nanostores'
import { attemptWith, type Attempt } from '../../../foundation/errors/attempt.ts'
import { callErrors } from '../../../foundation/errors/call-errors.ts'
import { isRecordClosed, type ClientError } from '../../../foundation/errors/client-error.ts'
import { setDisplayMessage } from '../../../foundation/errors/display-message.ts'
import type { Stop } from '../../../foundation/host/host.ts'
import type { Services } from '../../../platform/services.ts'
import type { BindForm } from '../bind/bind-form.ts'
import { requestToBind } from '../bind/endpoints.ts'
import { getQuoteReview, saveReviewPolicyholder, verifyReviewed } from './endpoints.ts'
import type { QuoteReview, ReviewPolicyholder } from './model.ts'

/** State of the review of a quote. */
export type ReviewState =
  | { readonly kind: 'loading' }
  /** The viewer may not see it and must open the link in the email again (spec 2 §2). */
  | { readonly kind: 'closed'; readonly error: ClientError }
  | { readonly kind: 'unavailable'; readonly error: ClientError; readonly message: string }
  | { readonly kind: 'shown'; readonly review: QuoteReview }

/** Delay in milliseconds before the quote is read again after a request to bind (spec 2 §9). */
export const refreshDelay = 1_000

/** The review of one quote: verification, policyholder, request to bind. */
export interface ReviewView {
  readonly $state: ReadableAtom<ReviewState>
  /** Why the quote could not be reloaded; the current content stays. */
  readonly $problem: ReadableAtom<string | undefined>
  load(): Promise<void>
  verify(review: QuoteReview): Promise<Attempt<QuoteReview>>
  savePolicyholder(
    review: QuoteReview,
    policyholder: ReviewPolicyholder,
  ): Promise<Attempt<QuoteReview>>
  /** Requests to bind, and reloads the quote a second later. */
  request(review: QuoteReview, form: BindForm): Promise<Attempt<unknown>>
  dispose: Stop
}

/** Creates the review of a quote. Its texts are in the namespace `quote-review`. */
export const createReviewView = (
  { api, wording, clock }: Pick<Services, 'api' | 'wording' | 'clock'>,
  { quoteId: id }: { readonly quoteId: string },
): ReviewView => {
  const $state = atom<ReviewState>({ kind: 'loading' })
  const $problem = atom<string | undefined>(undefined)
  const controller = new AbortController()
  const { signal } = controller
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
      setDisplayMessage(error, wording.t('quote-review:cannotView.lead'))
      return $state.set({ kind: 'closed', error })
    }
    const message = errors.messageOf(error)
    // the current quote is more useful than an error in its place
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

  /** Reloads after a 409, because somebody else changed the quote or its insured. */
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
      controller.abort()
    },
  }
}
