import { ClientError } from '../../foundation/errors/client-error.ts'
import { messageFor } from '../../foundation/errors/messages.ts'
import { signInMessages } from './messages.ts'
import type { MfaType } from '../../foundation/errors/mfa-type.ts'
import type { Wording } from '../../foundation/wording/wording.ts'

export type SignInField = 'username' | 'password' | 'mfaCode'

/** An error to show: of one field, or of the whole form, with a link that helps. */
export interface SignInError {
  readonly field?: SignInField
  readonly message: string
  readonly helpLink?: 'resend-validation' | 'support'
}

/** How to handle a failed sign-in (spec 1 §4, "Login outcomes by status"). */
export type SignInFailure =
  | { readonly kind: 'password-expired' }
  | { readonly kind: 'code'; readonly mfaType: MfaType | 'unknown' }
  /** Too many failures: the form is locked for this many seconds. */
  | { readonly kind: 'locked'; readonly seconds: number }
  | { readonly kind: 'fieldError'; readonly fieldError: SignInError }

/** Details of a code that its status lacks: the invalid field, the link that helps. */
const details: Readonly<Record<string, Omit<SignInError, 'message'>>> = {
  mfaCodeRefused: { field: 'mfaCode' },
  emailNotValidated: { helpLink: 'resend-validation' },
  accountTypeUnknown: { helpLink: 'support' },
}

/** Classifies the error of a sign-in. */
export const signInFailureOf = (error: unknown, wording: Wording): SignInFailure => {
  if (!(error instanceof ClientError)) {
    return {
      kind: 'fieldError',
      fieldError: { message: messageFor(signInMessages, error, wording) },
    }
  }
  if (error.status === 418) return { kind: 'password-expired' }
  if (error.status === 307) return { kind: 'code', mfaType: error.mfaType ?? 'unknown' }
  if (error.status === 429 && error.code === 'tooManyAttempts' && error.retryAfter !== undefined) {
    return { kind: 'locked', seconds: error.retryAfter }
  }
  // The status alone is enough, because not every 412 carries our code.
  const helpLink = error.status === 412 ? { helpLink: 'resend-validation' as const } : {}
  return {
    kind: 'fieldError',
    fieldError: {
      ...helpLink,
      ...details[error.code],
      message: messageFor(signInMessages, error, wording),
    },
  }
}
