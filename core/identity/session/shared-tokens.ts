import type { Clock } from '../../foundation/clock/clock.ts'
import type { SessionTokens } from './read-token.ts'
import { msUntilRenewal } from './schedule.ts'

interface Shared {
  readonly tokens: SessionTokens
  /** The server's time and the page's monotonic time when the tokens arrived. */
  readonly serverNow: number
  readonly at: number
}

/** One embed's request for tokens. */
export interface TokenRequest {
  /** Identifies what opens the session: embeds with the same scope share tokens. */
  readonly scope: string
  readonly clock: Clock
  /** Tokens to replace, because the server rejected them or they are about to expire. */
  readonly before: SessionTokens | undefined
  /** Opens a session; called for one embed at a time. */
  readonly open: () => Promise<SessionTokens>
  /** Creates an error of this embed from that of the embed that opened the session. */
  readonly relay: (error: unknown) => unknown
}

/** Tokens shared by the embeds of one page, in memory only. */
export interface SharedTokens {
  take(asking: TokenRequest): Promise<SessionTokens>
}

/** Creates the shared tokens of a page. */
export const createSharedTokens = (): SharedTokens => {
  const all = new Map<string, Promise<Shared>>()

  const begin = async ({ scope, clock, open }: TokenRequest): Promise<SessionTokens> => {
    const opening = open().then((tokens) => ({
      tokens,
      serverNow: clock.now(),
      at: clock.monotonic(),
    }))
    all.set(scope, opening)
    try {
      return (await opening).tokens
    } catch (error) {
      // A failure reaches the embeds that wait for it; later ones try again.
      if (all.get(scope) === opening) all.delete(scope)
      throw error
    }
  }

  const take = async (asking: TokenRequest): Promise<SessionTokens> => {
    const { scope, clock, before, relay } = asking
    const known = all.get(scope)
    if (known === undefined) return begin(asking)
    const { tokens, serverNow, at } = await known.catch((error: unknown) => {
      throw relay(error)
    })
    const now = serverNow + clock.monotonic() - at
    if (tokens.accessToken !== before?.accessToken && msUntilRenewal(tokens, now, true) > 0) {
      clock.synchronise(now)
      return tokens
    }
    // The first embed that finds the tokens used up opens a session, and the others take its
    // tokens.
    return all.get(scope) === known ? begin(asking) : take(asking)
  }

  return { take }
}
