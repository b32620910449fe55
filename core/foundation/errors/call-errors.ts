import type { Wording } from '../wording/wording.ts'
import type { WordingKey } from '../wording/namespaces.ts'
import {
  ClientError,
  isConfigurationError,
  isCancelled,
  isOffline,
  namesCause,
} from './client-error.ts'
import { setDisplayMessage } from './display-message.ts'

/** Handles the failed calls of a page. */
export interface CallErrors {
  /** The server's message, or the page's own text (spec 2 §8). */
  messageOf(error: ClientError): string
  /**
   * Passes the error of a failed call to `report`. Ignores cancelled calls and rethrows any error
   * but a `ClientError`.
   */
  caught(error: unknown, report: (error: ClientError) => void): void
}

/**
 * Creates the error handling of a page from its texts for a missing response, an ended session and
 * all other failures.
 */
export const callErrors = (
  { t }: Pick<Wording, 't'>,
  texts: { readonly [_ in 'network' | 'session' | 'other']: WordingKey },
): CallErrors => ({
  messageOf(error) {
    if (error.phase === 'network' && !isOffline(error))
      return setDisplayMessage(error, t(texts.network))
    if (error.status === 401 && !isConfigurationError(error))
      return setDisplayMessage(error, t(texts.session))
    const hasMessage = error.phase === 'answer' || namesCause(error) || isOffline(error)
    return setDisplayMessage(error, hasMessage ? error.message : t(texts.other))
  },
  caught(error, report) {
    if (isCancelled(error)) return
    if (!(error instanceof ClientError)) throw error
    report(error)
  },
})
