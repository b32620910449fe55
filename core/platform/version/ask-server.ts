import { ClientError } from '../../foundation/errors/client-error.ts'
import type { Services } from '../services.ts'
import { getConsoleVersion } from './endpoints.ts'

/** What the version call says when the platform is down (spec 1 §4). */
const down = 'SERVER_DOWN'

/** Between two questions while the server is down, milliseconds. */
export const downInterval = 5_000

/** A server that lets a question wait this long does not answer, milliseconds. */
const timeout = 20_000

/** A call that nobody answered: the network, or a gateway in front of a server that is gone. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ClientError &&
  (error.phase === 'network' || (error.status >= 502 && error.status <= 504))

/** How the server stands, and the version it serves when it says one. */
export interface ServerState {
  readonly isDown: boolean
  readonly version?: string
}

/** Asks the server how it stands. One that refuses is up, one that keeps silent for 20 s is down. */
export const askServer = async ({
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
