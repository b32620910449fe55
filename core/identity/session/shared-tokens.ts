import type { Clock } from '../../foundation/clock/clock.ts'
import type { SessionTokens } from './read-token.ts'
import { renewalIn } from './schedule.ts'

interface Shared {
  readonly tokens: SessionTokens
  /** The server's time when they came, and the monotonic time of the page then. */
  readonly serverNow: number
  readonly at: number
}

/** One embed that asks for tokens. */
export interface Asking {
  /** What its session is opened with: embeds with the same scope share tokens. */
  readonly scope: string
  readonly clock: Clock
  /** Tokens that are of no more use: refused, or about to end. */
  readonly before: SessionTokens | undefined
  /** Opens a session; called by one of those who ask at a time. */
  readonly open: () => Promise<SessionTokens>
  /** The error of an opening that another embed began, as an error of this one. */
  readonly relay: (error: unknown) => unknown
}

/** Tokens that the embeds of one page share, in memory alone. */
export interface SharedTokens {
  take(asking: Asking): Promise<SessionTokens>
}

/** Makes the shared tokens of a page. */
export const createSharedTokens = (): SharedTokens => {
  const all = new Map<string, Promise<Shared>>()

  const begin = async ({ scope, clock, open }: Asking): Promise<SessionTokens> => {
    const opening = open().then((tokens) => ({
      tokens,
      serverNow: clock.now(),
      at: clock.monotonic(),
    }))
    all.set(scope, opening)
    try {
      return (await opening).tokens
    } catch (error) {
      // A failure is shared by those who wait for it, not by those who come later.
      if (all.get(scope) === opening) all.delete(scope)
      throw error
    }
  }

  const take = async (asking: Asking): Promise<SessionTokens> => {
    const { scope, clock, before, relay } = asking
    const known = all.get(scope)
    if (known === undefined) return begin(asking)
    const { tokens, serverNow, at } = await known.catch((error: unknown) => {
      throw relay(error)
    })
    const now = serverNow + clock.monotonic() - at
    if (tokens.accessToken !== before?.accessToken && renewalIn(tokens, now, true) > 0) {
      clock.learn(now)
      return tokens
    }
    // Of all who found them used up the first opens anew, and the others take what it gets.
    return all.get(scope) === known ? begin(asking) : take(asking)
  }

  return { take }
}
