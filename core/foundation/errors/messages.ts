import type { Wording } from '../wording/wording.ts'
import type { WordingKey } from '../wording/namespaces.ts'
import { ClientError, isOffline } from './client-error.ts'
import { showAs } from './shown-message.ts'

/** A text for an error: ours whatever the server says, or the server's, and ours when it says nothing. */
interface ErrorMessage {
  readonly by: 'us' | 'server'
  readonly key: WordingKey
}

/** The texts of one context by status (spec 1 §8), and the text of any other. */
export interface ErrorMessages {
  readonly [status: number]: ErrorMessage
  readonly other: ErrorMessage
  /** No answer and a server in trouble are said as everywhere, not by `other`; a status of its own counts first. */
  readonly hasCommonTrouble?: true
}

/** A text of ours, whatever the server says. */
/*@__NO_SIDE_EFFECTS__*/
export const ours = (key: WordingKey): ErrorMessage => ({ by: 'us', key })

/** The server's text, and ours where it says nothing. */
/*@__NO_SIDE_EFFECTS__*/
export const serversOr = (key: WordingKey): ErrorMessage => ({ by: 'server', key })

const isTrouble = (status: number): boolean => status === 0 || status >= 500

/** The server's message, else a text of ours (spec 1 §8, "server message or …"). */
export const messageOr = (error: unknown, wording: Wording, otherwise: WordingKey): string => {
  const hasMessage =
    error instanceof ClientError &&
    error.phase === 'answer' &&
    error.message !== '' &&
    error.message !== wording.t('common:failure.other')
  return showAs(error, hasMessage ? error.message : wording.t(otherwise))
}

/** The text of an error in a context. */
export const messageIn = (messages: ErrorMessages, error: unknown, wording: Wording): string => {
  if (error instanceof ClientError && isOffline(error)) return error.message
  const status = error instanceof ClientError ? error.status : 0
  const isCommon = messages.hasCommonTrouble && messages[status] === undefined
  if (isCommon && error instanceof ClientError && isTrouble(status)) {
    return error.message
  }
  const { by, key } = messages[status] ?? messages.other
  return by === 'server'
    ? messageOr(error, wording, key)
    : showAs(error, wording.t(key, { status }))
}
