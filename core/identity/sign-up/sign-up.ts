import { accountTypes } from '../../directory/organisations/account-type.ts'
import { ClientError } from '../../foundation/errors/client-error.ts'
import { messageFor, type ErrorMessages } from '../../foundation/errors/messages.ts'
import { joinMessages, signUpMessages } from './messages.ts'
import type { SessionServices } from '../session/services.ts'
import { tokens } from '../session/model.ts'
import { joinAccount, signUp } from './endpoints.ts'
import { asksForNpn, type JoinForm, type SignUpForm } from './rules.ts'

/**
 * The result of a sign-up or join: signed in; a mail was sent to confirm the address; the link has
 * expired; or failed, with a message for the form unless `error` names fields.
 */
export type SignUpOutcome =
  | { readonly kind: 'signed-in' | 'submitted' | 'link-lost' }
  | { readonly kind: 'rejected'; readonly error: unknown; readonly message: string | undefined }

const refused = (
  { wording }: Pick<SessionServices, 'api' | 'session' | 'wording'>,
  messages: ErrorMessages,
  error: unknown,
): SignUpOutcome => {
  const status = error instanceof ClientError ? error.status : 0
  const hasFieldErrors = error instanceof ClientError && error.fieldErrors.length > 0
  if (hasFieldErrors && status < 500) return { kind: 'rejected', error, message: undefined }
  return { kind: 'rejected', error, message: messageFor(messages, error, wording) }
}

const unreadable = (
  platform: Pick<SessionServices, 'api' | 'session' | 'wording'>,
): SignUpOutcome | undefined =>
  platform.session.$status.get() === 'REJECTED'
    ? { kind: 'rejected', error: undefined, message: platform.wording.t('sign-in:failure.token') }
    : undefined

/**
 * Sends the sign-up form. With a link's token its user is signed in, without one a mail is sent.
 */
export const sendSignUp = async (
  platform: Pick<SessionServices, 'api' | 'session' | 'wording'>,
  input: {
    readonly form: SignUpForm
    readonly password: string
    readonly token?: string
  },
): Promise<SignUpOutcome> => {
  const { api, session } = platform
  const { form, password, token } = input
  const { npn, email, accountType: typed, ...rest } = form
  const accountType = accountTypes.find((each) => each === typed)
  try {
    const answer = await api.call(signUp, {
      isShown: true,
      query: token === undefined ? {} : { validationToken: token },
      body: {
        ...rest,
        password,
        ...(asksForNpn(typed) ? { npn } : {}),
        ...(accountType === undefined ? {} : { accountType }),
        ...(token === undefined ? { email } : {}),
      },
    })
    const issued = tokens.safeParse(answer)
    if (!issued.success) return { kind: 'submitted' }
    session.accept(issued.data)
    return unreadable(platform) ?? { kind: 'signed-in' }
  } catch (error) {
    const isLost = error instanceof ClientError && error.status === 404 && token !== undefined
    return isLost ? { kind: 'link-lost' } : refused(platform, signUpMessages, error)
  }
}

/** Sends the join form of a link and signs its user in. */
export const sendJoin = async (
  platform: Pick<SessionServices, 'api' | 'session' | 'wording'>,
  input: {
    readonly form: JoinForm
    readonly hasNames: boolean
    readonly password: string
    readonly token: string
  },
): Promise<SignUpOutcome> => {
  const { api, session } = platform
  const { form, hasNames, password, token } = input
  try {
    const issued = await api.call(joinAccount, {
      isShown: true,
      query: { validationToken: token },
      body: { password, ...(hasNames ? form : {}) },
    })
    session.accept(issued)
    return unreadable(platform) ?? { kind: 'signed-in' }
  } catch (error) {
    return refused(platform, joinMessages, error)
  }
}
