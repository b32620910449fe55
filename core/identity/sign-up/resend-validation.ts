import { atom, type ReadableAtom } from 'nanostores'
import { messageOr } from '../../foundation/errors/messages.ts'
import { isEmail } from '../../foundation/validation/email.ts'
import type { Services } from '../../platform/services.ts'
import { resendValidationEmail } from './endpoints.ts'

export interface ResendValidationState {
  readonly isBusy: boolean
  readonly isSent: boolean
  /** A field error. */
  readonly fieldError: string | undefined
  readonly failure: string | undefined
}

/** Requests the validation email again (spec 1 §2), without a view. */
export interface ResendValidation {
  readonly $state: ReadableAtom<ResendValidationState>
  submit(email: string): Promise<void>
  /** Clears the error of a field. */
  edited(): void
}

const idle = { isBusy: false, isSent: false, fieldError: undefined, failure: undefined } as const

/** Creates the form that sends the validation email again. */
export const createResendValidation = ({
  api,
  wording,
}: Pick<Services, 'api' | 'wording'>): ResendValidation => {
  const $state = atom<ResendValidationState>(idle)

  const fieldErrorOf = (email: string): string | undefined => {
    if (email === '') return wording.t('sign-in:required')
    return isEmail(email) ? undefined : wording.t('sign-in:invalid')
  }

  return {
    $state,
    edited() {
      const { fieldError, failure } = $state.get()
      if (fieldError !== undefined || failure !== undefined) $state.set(idle)
    },
    async submit(typed) {
      if ($state.get().isBusy) return
      const email = typed.trim()
      const fieldError = fieldErrorOf(email)
      $state.set({ ...idle, fieldError, isBusy: fieldError === undefined })
      if (fieldError !== undefined) return
      try {
        await api.call(resendValidationEmail, { params: { email }, isShown: true })
        $state.set({ ...idle, isSent: true })
      } catch (error) {
        $state.set({ ...idle, failure: messageOr(error, wording, 'common:failure.other') })
      }
    },
  }
}
