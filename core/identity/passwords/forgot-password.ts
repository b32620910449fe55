import { atom, type ReadableAtom } from 'nanostores'
import { ClientError } from '../../foundation/errors/client-error.ts'
import { messageFor } from '../../foundation/errors/messages.ts'
import { isEmail } from '../../foundation/validation/email.ts'
import { forgotPasswordMessages } from './messages.ts'
import type { HumanCheck } from '../human-check/human-check.ts'
import type { Services } from '../../platform/services.ts'
import { requestPasswordReset } from './endpoints.ts'

export interface ForgotPasswordState {
  readonly isBusy: boolean
  /** The requested address. Whether it has a user is not disclosed. */
  readonly sentTo: string | undefined
  /** A field error. */
  readonly fieldError: string | undefined
  /** Why the request failed. */
  readonly failure: string | undefined
}

/** A request for a new password (spec 1 §2, §8), without a view. */
export interface ForgotPassword {
  readonly $state: ReadableAtom<ForgotPasswordState>
  submit(email: string): Promise<void>
  /** Sets a field and clears its error. */
  edited(): void
}

const isUnproved = (error: unknown): boolean =>
  error instanceof ClientError && error.code === 'humanCheckFailed'

/** Creates the form that requests a password reset link, with a human check. */
export const createForgotPassword = (
  platform: Pick<Services, 'api' | 'wording'>,
  check: HumanCheck,
): ForgotPassword => {
  const { api, wording } = platform
  const $state = atom<ForgotPasswordState>({
    isBusy: false,
    sentTo: undefined,
    fieldError: undefined,
    failure: undefined,
  })
  const update = (change: Partial<ForgotPasswordState>) =>
    $state.set({ ...$state.get(), ...change })

  const fieldErrorOf = (email: string): string | undefined => {
    if (email === '') return wording.t('sign-in:required')
    return isEmail(email) ? undefined : wording.t('sign-in:invalid')
  }

  const ask = async (email: string): Promise<'sent' | 'unproved' | 'unchecked'> => {
    const captchaResponse = await check.response()
    if (captchaResponse === undefined) return 'unchecked'
    try {
      await api.call(requestPasswordReset, {
        params: { email },
        query: { captchaResponse },
        isShown: true,
      })
      return 'sent'
    } catch (error) {
      if (isUnproved(error)) return 'unproved'
      throw error
    } finally {
      // A proof is valid for one call, even if that call fails.
      check.renew()
    }
  }

  return {
    $state,
    edited() {
      const { fieldError, failure } = $state.get()
      if (fieldError !== undefined || failure !== undefined) {
        update({ fieldError: undefined, failure: undefined })
      }
    },
    async submit(typed) {
      if ($state.get().isBusy) return
      const email = typed.trim()
      const fieldError = fieldErrorOf(email)
      update({ fieldError, failure: undefined, isBusy: fieldError === undefined })
      if (fieldError !== undefined) return
      try {
        // A call whose response was lost may have used the proof: solves another one, once.
        const first = await ask(email)
        const outcome = first === 'unproved' ? await ask(email) : first
        if (outcome === 'unproved') check.reject()
        update({ isBusy: false, sentTo: outcome === 'sent' ? email : undefined })
      } catch (error) {
        update({ isBusy: false, failure: messageFor(forgotPasswordMessages, error, wording) })
      }
    },
  }
}
