import type { Wording } from '../wording/wording.ts'
import type { WordingKey } from '../wording/namespaces.ts'
import { ClientError } from './client-error.ts'
import { saidOr } from './said-or.ts'

/** What people read of a refusal: our text whatever the server says, or the server's, and ours when it says nothing. */
interface Saying {
  readonly by: 'us' | 'server'
  readonly key: WordingKey
}

/** A situation of spec 1 §8: what is said by status, and of any other. */
export interface Situation {
  readonly [status: number]: Saying
  readonly other: Saying
  /** No answer and a server in trouble are said as everywhere, not by `other`. */
  readonly hasCommonTrouble?: true
}

const us = (key: WordingKey): Saying => ({ by: 'us', key })
const serverOr = (key: WordingKey): Saying => ({ by: 'server', key })

/** Login 418 and 307 lead on and say nothing: see `sign-in/consequence.ts`. */
export const signInSays = {
  401: us('sign-in:failure.credentials'),
  409: serverOr('sign-in:failure.conflict'),
  412: serverOr('sign-in:failure.emailValidation'),
  429: serverOr('sign-in:failure.unexpected'),
  other: us('sign-in:failure.unexpected'),
  hasCommonTrouble: true,
} as const satisfies Situation

/** Whether an address has single sign-on could not be found out. */
export const ssoCheckSays = { other: us('sign-in:failure.sso') } as const satisfies Situation

/** The password errors of a 400 are shown at their field. */
export const joinSays = {
  400: serverOr('sign-up:failure.unavailable'),
  404: us('sign-up:failure.joinLink'),
  409: serverOr('sign-up:failure.unavailable'),
  412: serverOr('sign-up:failure.unauthorised'),
  429: serverOr('sign-up:failure.unavailable'),
  other: us('sign-up:failure.unavailable'),
} as const satisfies Situation

export const signUpSays = {
  400: serverOr('sign-up:failure.unavailable'),
  409: serverOr('sign-up:failure.unavailable'),
  412: serverOr('sign-up:failure.unavailable'),
  429: serverOr('sign-up:failure.unavailable'),
  other: us('sign-up:failure.unavailable'),
} as const satisfies Situation

export const forgotPasswordSays = {
  other: serverOr('passwords:forgot.failed'),
} as const satisfies Situation

/** Checks of reset and invitation links; 400, 404 and 401 lead away: see `passwords/set-password.ts`. */
export const linkCheckSays = {
  0: us('common:failure.other'),
  other: us('passwords:link.unexpected'),
} as const satisfies Situation

/** Asking for the mail that turns a lost second factor off. */
export const mfaResetSays = {
  401: us('passwords:mfaReset.credentials'),
  other: us('passwords:captcha.cannotReset'),
} as const satisfies Situation

/** Sending a security code, or asking for another one. */
export const securityCodeSays = {
  0: us('security-code:failure.network'),
  other: serverOr('security-code:failure.other'),
} as const satisfies Situation

/** Reading what a security code is for: here a broken server means that nobody is home. */
export const workflowLoadSays = {
  ...securityCodeSays,
  500: us('security-code:failure.maintenance'),
  502: us('security-code:failure.maintenance'),
} as const satisfies Situation

const isTrouble = (status: number): boolean => status === 0 || status >= 500

/** The text of a failure in a situation. */
export const sayIn = (situation: Situation, error: unknown, wording: Wording): string => {
  const status = error instanceof ClientError ? error.status : 0
  if (situation.hasCommonTrouble && error instanceof ClientError && isTrouble(status)) {
    return error.message
  }
  const { by, key } = situation[status] ?? situation.other
  return by === 'server' ? saidOr(error, wording, key) : wording.t(key, { status })
}
