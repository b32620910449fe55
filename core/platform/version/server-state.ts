import { ClientError } from '../../foundation/errors/client-error.ts'
import type { Services } from '../services.ts'
import { getConsoleVersion } from './endpoints.ts'

/** The version that the call returns when the platform is down (spec 1 §4). */
const down = 'SERVER_DOWN'

/** Milliseconds between two calls while the server is down. */
export const downInterval = 5_000

/** Milliseconds after which the server counts as down if a call is unanswered. */
const timeout = 20_000

/** Whether a call got no response from the server because of the network or a gateway. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ClientError &&
  (error.phase === 'network' || (error.status >= 502 && error.status <= 504))

/** Whether the server is up, and the version in its response, if any. */
export interface ServerState {
  readonly isDown: boolean
  readonly version?: string
}

/** Reads the state of the server. An error response means up; no response within 20 s means down. */
export const readServerState = async ({
  api,
  clock,
}: Pick<Services, 'api' | 'clock'>): Promise<ServerState> => {
  const waiting = new AbortController()
  const stop = clock.after(timeout, () => waiting.abort())
  try {
    const { v } = await api.call(getConsoleVersion, { isQuiet: true, signal: waiting.signal })
    return v === down ? { isDown: true } : { isDown: false, version: v }
  } catch (error) {
    return { isDown: waiting.signal.aborted || isUnanswered(error) }
  } finally {
    stop()
  }
}
