import type { Wording } from '../wording/wording.ts'
import type { WordingKey } from '../wording/namespaces.ts'
import { ClientError, isOffline } from './client-error.ts'
import { setDisplayMessage } from './display-message.ts'

/** The message for an error: ours, or the server's with ours as a fallback. */
interface ErrorMessage {
  readonly by: 'us' | 'server'
  readonly key: WordingKey
}

/** The messages of one context by status (spec 1 §8), and one for any other status. */
export interface ErrorMessages {
  readonly [status: number]: ErrorMessage
  readonly other: ErrorMessage
  /**
   * Missing responses and server errors use the general messages instead of `other`; a listed status
   * takes precedence.
   */
  readonly usesCommonMessages?: true
}

/** Always uses our text. */
/*@__NO_SIDE_EFFECTS__*/
export const ourText = (key: WordingKey): ErrorMessage => ({ by: 'us', key })

/** Uses the server's text, or ours if there is none. */
/*@__NO_SIDE_EFFECTS__*/
export const serverTextOr = (key: WordingKey): ErrorMessage => ({ by: 'server', key })

const isServerFailure = (status: number): boolean => status === 0 || status >= 500

/** Uses the server's message, or our text (spec 1 §8, "server message or …"). */
export const messageOr = (error: unknown, wording: Wording, otherwise: WordingKey): string => {
  const hasMessage =
    error instanceof ClientError &&
    error.phase === 'answer' &&
    error.message !== '' &&
    error.message !== wording.t('common:failure.other')
  return setDisplayMessage(error, hasMessage ? error.message : wording.t(otherwise))
}

/** The message of an error in a context. */
export const messageFor = (messages: ErrorMessages, error: unknown, wording: Wording): string => {
  if (error instanceof ClientError && isOffline(error)) return error.message
  const status = error instanceof ClientError ? error.status : 0
  const isCommon = messages.usesCommonMessages && messages[status] === undefined
  if (isCommon && error instanceof ClientError && isServerFailure(status)) {
    return error.message
  }
  const { by, key } = messages[status] ?? messages.other
  return by === 'server'
    ? messageOr(error, wording, key)
    : setDisplayMessage(error, wording.t(key, { status }))
}
