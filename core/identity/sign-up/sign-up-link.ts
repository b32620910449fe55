import { atom, type ReadableAtom } from 'nanostores'
import { ClientError } from '../../foundation/errors/client-error.ts'
import type { Services } from '../../platform/services.ts'
import { getValidationToken, validateSignUp } from './endpoints.ts'
import type { TokenDetails } from './model.ts'
import { viewOf, type LinkView } from './views.ts'

export type SignUpLinkState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly details: TokenDetails; readonly view: LinkView }
  /** The link confirms an address on its user's request. */
  | {
      readonly kind: 'unconfirmed'
      readonly details: TokenDetails
      readonly isBusy: boolean
      readonly message?: string
    }
  /** Unknown, used or expired: 400 and 404. */
  | { readonly kind: 'not-found' }
  /** Any other error response (spec 1 §2); transient ones can be retried. */
  | { readonly kind: 'expired'; readonly isRetryable: boolean }
  /** No response arrived: the link may still be valid. */
  | { readonly kind: 'unreached'; readonly message: string }

/** A sign-up link and its purpose (spec 1 §2). */
export interface SignUpLink {
  readonly $state: ReadableAtom<SignUpLinkState>
  load(): Promise<void>
  /** Confirms the address of an unconfirmed link. */
  confirm(): Promise<void>
  /** Marks the link as rejected by the platform when its form was sent. */
  lost(): void
}

const lostStatuses: readonly number[] = [400, 404]

const refusedLink = (error: unknown, otherMessage: string): SignUpLinkState => {
  if (!(error instanceof ClientError)) return { kind: 'unreached', message: otherMessage }
  const { status, message } = error
  if (lostStatuses.includes(status)) return { kind: 'not-found' }
  // A missing network does not make a link expired.
  if (status === 0) return { kind: 'unreached', message }
  return { kind: 'expired', isRetryable: status === 429 || status >= 500 }
}

/**
 * Reads the purpose of a link. Reading changes nothing, because mail scanners open links and run
 * the page's scripts too.
 */
export const createSignUpLink = (
  platform: Pick<Services, 'api' | 'wording'>,
  token: string,
): SignUpLink => {
  const { api, wording } = platform
  const $state = atom<SignUpLinkState>({ kind: 'loading' })
  return {
    $state,
    lost: () => $state.set({ kind: 'not-found' }),
    async load() {
      $state.set({ kind: 'loading' })
      try {
        const details = await api.call(getValidationToken, { params: { token }, isShown: true })
        if (details.tokenType === 'unknown')
          return $state.set({ kind: 'expired', isRetryable: false })
        const view = viewOf[details.tokenType]
        if (view.view === 'sign-in' && view.confirms)
          $state.set({ kind: 'unconfirmed', details, isBusy: false })
        else $state.set({ kind: 'open', details, view })
      } catch (error) {
        $state.set(refusedLink(error, wording.t('common:failure.other')))
      }
    },
    async confirm() {
      const state = $state.get()
      if (state.kind !== 'unconfirmed' || state.isBusy) return
      const { details } = state
      $state.set({ kind: 'unconfirmed', details, isBusy: true })
      try {
        await api.call(validateSignUp, { params: { token }, isShown: true })
        $state.set({ kind: 'open', details, view: viewOf.EXISTING_USER })
      } catch (error) {
        const refused = refusedLink(error, wording.t('common:failure.other'))
        const message =
          error instanceof ClientError ? error.message : wording.t('common:failure.other')
        const isLost = refused.kind === 'not-found'
        $state.set(isLost ? refused : { kind: 'unconfirmed', details, isBusy: false, message })
      }
    },
  }
}
