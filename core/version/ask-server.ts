import { ClientError } from '../errors/client-error.ts'
import type { Platform } from '../platform/platform.ts'
import { getConsoleVersion } from '../session/endpoints.ts'

/** What the version call says when the platform is down (spec 1 §4). */
const down = 'SERVER_DOWN'

/** A call that nobody answered: the network, or a gateway in front of a server that is gone. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ClientError &&
  (error.phase === 'network' || (error.status >= 502 && error.status <= 504))

/** How the server stands, and the version it serves when it says one. */
export interface ServerState {
  readonly isDown: boolean
  readonly version?: string
}

/** Asks the server how it stands. One that refuses is up. */
export const askServer = async ({ api }: Pick<Platform, 'api'>): Promise<ServerState> => {
  try {
    const { v } = await api.call(getConsoleVersion, { isQuiet: true })
    return v === down ? { isDown: true } : { isDown: false, version: v }
  } catch (error) {
    return { isDown: isUnanswered(error) }
  }
}
