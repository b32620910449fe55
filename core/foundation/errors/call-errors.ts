import type { Wording } from '../wording/wording.ts'
import type { WordingKey } from '../wording/namespaces.ts'
import { ClientError, isAccessMistake, isCancelled, isOffline, isStated } from './client-error.ts'
import { showAs } from './shown-message.ts'

/** How a page treats failed calls. */
export interface CallErrors {
  /** The server's message, or the page's text with what helps (spec 2 §8). */
  messageOf(error: ClientError): string
  /**
   * Gives a failed call's error to `report`. Ignores cancelled calls and rethrows anything but a
   * `ClientError`.
   */
  caught(error: unknown, report: (error: ClientError) => void): void
}

/** Makes the error handling of a page: its texts for no answer, an ended session, and all other failures. */
export const callErrors = (
  { t }: Pick<Wording, 't'>,
  texts: { readonly [_ in 'network' | 'session' | 'other']: WordingKey },
): CallErrors => ({
  messageOf(error) {
    if (error.phase === 'network' && !isOffline(error)) return showAs(error, t(texts.network))
    if (error.status === 401 && !isAccessMistake(error)) return showAs(error, t(texts.session))
    const hasMessage = error.phase === 'answer' || isStated(error) || isOffline(error)
    return showAs(error, hasMessage ? error.message : t(texts.other))
  },
  caught(error, report) {
    if (isCancelled(error)) return
    if (!(error instanceof ClientError)) throw error
    report(error)
  },
})
