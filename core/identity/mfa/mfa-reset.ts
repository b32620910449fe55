import { atom, type ReadableAtom } from 'nanostores'
import { ClientError } from '../../foundation/errors/client-error.ts'
import { messageFor } from '../../foundation/errors/messages.ts'
import { mfaResetMessages } from './messages.ts'
import type { Services } from '../../platform/services.ts'
import { confirmMfaReset, requestMfaReset } from './endpoints.ts'

export type MfaResetState =
  | { readonly kind: 'ready' | 'busy' | 'done' }
  /** The link is unknown, used or expired: its user signs in instead (spec 1 §2). */
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'failed'; readonly message: string }

/** One step of an MFA reset: the request, or the confirmation by the mailed link. */
export interface MfaReset {
  readonly $state: ReadableAtom<MfaResetState>
  perform(): Promise<void>
}

const createStep = (
  send: () => Promise<unknown>,
  failedBy: (error: unknown) => MfaResetState,
): MfaReset => {
  const $state = atom<MfaResetState>({ kind: 'ready' })
  return {
    $state,
    async perform() {
      const { kind } = $state.get()
      if (kind === 'busy' || kind === 'done') return
      $state.set({ kind: 'busy' })
      try {
        await send()
        $state.set({ kind: 'done' })
      } catch (error) {
        $state.set(failedBy(error))
      }
    },
  }
}

const statusOf = (error: unknown): number => (error instanceof ClientError ? error.status : 0)

/** Requests the reset link, with the email address and password of the user (spec 1 §8). */
export const createMfaResetRequest = (
  { api, wording }: Pick<Services, 'api' | 'wording'>,
  { username, password }: { readonly username: string; readonly password: string },
): MfaReset =>
  createStep(
    () =>
      api.call(requestMfaReset, {
        params: { id: username.trim() },
        body: { password },
        isShown: true,
      }),
    (error) => ({
      kind: 'failed',
      message: messageFor(mfaResetMessages, error, wording),
    }),
  )

/** Resets the factor by the mailed link. */
export const createMfaResetConfirmation = (
  { api, wording }: Pick<Services, 'api' | 'wording'>,
  resetMFAToken: string,
): MfaReset =>
  createStep(
    () => api.call(confirmMfaReset, { params: { resetMFAToken }, isShown: true }),
    (error) =>
      statusOf(error) === 404
        ? { kind: 'sign-in' }
        : {
            kind: 'failed',
            message:
              error instanceof ClientError ? error.message : wording.t('common:failure.other'),
          },
  )
