import { computed, type ReadableAtom } from 'nanostores'
import type { Host, Stop } from '../../foundation/host/host.ts'
import type { Api } from '../api/api.ts'
import { maintainConnection } from './connection.ts'
import type { LiveEvent } from './model.ts'
import { shareEvents } from './shared-events.ts'

/** The part of the session that its events need. */
export interface LiveSession {
  readonly $isAuthenticated: ReadableAtom<boolean>
  /** Claims of the token in use; those of a user contain the session id. */
  readonly $claims: ReadableAtom<
    { readonly kind: string; readonly sessionId?: string | undefined } | undefined
  >
}

/**
 * Receives changes made elsewhere while a user is signed in, over one connection for each session
 * of a browser. Sign-out and expiry close it; impersonation and account switch have their own.
 * Returns a function that stops it.
 */
export const startLive = (
  { api, host, session }: { readonly api: Api; readonly host: Host; readonly session: LiveSession },
  onEvent: (event: LiveEvent) => void,
): Stop => {
  const $sessionId = computed(
    [session.$isAuthenticated, session.$claims],
    (isAuthenticated, claims) =>
      isAuthenticated && claims?.kind === 'user' ? claims.sessionId : undefined,
  )
  let stop: Stop = () => {}
  // the displayed data of the first session may be as old as the page
  let since = 0
  const stopListening = $sessionId.subscribe((sessionId) => {
    stop()
    const from = since
    since = host.time.monotonic()
    stop =
      sessionId === undefined
        ? () => {}
        : shareEvents(
            host,
            sessionId,
            (emit, signal) => maintainConnection({ api, host }, emit, { since: from, signal }),
            onEvent,
          )
  })
  return () => {
    stopListening()
    stop()
  }
}
