import type { Clock } from '../../foundation/clock/clock.ts'
import { withTimeout } from '../../foundation/clock/timeout.ts'
import { ClientError } from '../../foundation/errors/client-error.ts'
import type { Errors } from '../../foundation/errors/errors.ts'
import type { Host } from '../../foundation/host/host.ts'
import type { Gateway, IssuedTokens } from './gateway.ts'
import {
  readTokens,
  isNewer,
  isSameSession,
  sessionIdOf,
  type SessionTokens,
} from './read-token.ts'
import type { Peers } from './peers.ts'
import type { TokenStore } from './token-store.ts'

/**
 * Milliseconds before a lost refresh is repeated: within the 5 s in which a used token is still
 * accepted.
 */
const lostAnswerPause = 1_000

/**
 * How far a token's issue may be ahead of the machine's clock before that clock counts as wrong.
 */
const plausible = 60_000

/** The server's time at an issue: as returned, or the machine's if that is plausible. */
const serverTimeOf = (
  { issuedAt }: IssuedTokens,
  { body: { iat, exp } }: SessionTokens,
  wall: number,
): number => {
  if (issuedAt !== undefined) return Date.parse(issuedAt)
  const isPlausible = wall > iat * 1000 - plausible && wall < exp * 1000
  return isPlausible ? wall : iat * 1000
}

/** Parses new tokens and sets the clock by them; undefined if they cannot be read. */
export const readIssuedTokens = (issue: IssuedTokens, clock: Clock): SessionTokens | undefined => {
  const sessionTokens = readTokens(issue)
  if (sessionTokens === undefined) return undefined
  clock.synchronise(serverTimeOf(issue, sessionTokens, clock.wallClock()))
  return sessionTokens
}

const isLost = (error: unknown): boolean =>
  error instanceof ClientError && error.phase === 'network'

/** Milliseconds after which a refresh is aborted; the next one follows soon. */
const timeout = 20_000

const pause = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => clock.after(ms, resolve))

/** How tokens are replaced. */
export type Renewal = ReturnType<typeof createRenewal>

/** Replaces tokens: once for all tabs of a session, under its lock, asking peers first. */
export const createRenewal = (input: {
  readonly host: Pick<Host, 'lock'>
  readonly clock: Clock
  readonly gateway: Gateway
  readonly errors: Pick<Errors, 'ofCode' | 'caught'>
  readonly peers: Peers
  readonly store: Pick<TokenStore, 'deviceToken'>
}) => {
  const { clock, gateway, peers } = input

  const read = (issue: IssuedTokens): SessionTokens => {
    const sessionTokens = readIssuedTokens(issue, clock)
    if (sessionTokens === undefined) throw input.errors.ofCode('tokenUnreadable', 'decode')
    return sessionTokens
  }

  /** Calls the refresh once; a timeout counts as a lost response, because no caller cancelled it. */
  const refreshOnce = (refreshToken: string): Promise<IssuedTokens> =>
    withTimeout(clock, timeout, (signal) => gateway.refresh(refreshToken, signal), {
      onTimeout: () => input.errors.ofCode('timedOut', 'network'),
    })

  const refresh = async (refreshToken: string): Promise<SessionTokens> => {
    try {
      return read(await refreshOnce(refreshToken))
    } catch (error) {
      if (!isLost(error)) throw error
      await pause(clock, lostAnswerPause)
      return read(await refreshOnce(refreshToken))
    }
  }

  const refreshShared = (
    sessionId: string,
    refreshToken: string,
    before: SessionTokens | undefined,
    current: () => SessionTokens | undefined,
  ): Promise<SessionTokens> =>
    input.host.lock(`parapet-session-${sessionId}`, async () => {
      const newerHere = () => {
        const sessionTokens = current()
        const isNewerHere =
          sessionTokens !== undefined &&
          before !== undefined &&
          isSameSession(sessionTokens, before) &&
          isNewer(sessionTokens, before)
        return isNewerHere ? sessionTokens : undefined
      }
      const peerTokens =
        newerHere() ??
        (await peers.ask(sessionId, (sessionTokens) => isNewer(sessionTokens, before)))
      // Messages sent to this tab while it slept are delivered while it asks.
      const newer = peerTokens ?? newerHere()
      if (newer !== undefined) return newer
      const stored = input.store.deviceToken()
      const fresh = await refresh(
        stored?.sessionId === sessionId ? stored.refreshToken : refreshToken,
      )
      peers.announceTokens(fresh)
      return fresh
    })

  return {
    /** Gets newer tokens than `before`; throws the error of the server or the network. */
    renew(before: SessionTokens, current: () => SessionTokens | undefined): Promise<SessionTokens> {
      const { refreshToken } = before
      // Called only for tokens that can be refreshed: see `canRenew`.
      if (refreshToken === undefined) return Promise.resolve(before)
      const sessionId = sessionIdOf(before)
      return sessionId === undefined
        ? refresh(refreshToken)
        : refreshShared(sessionId, refreshToken, before, current)
    },
    /** Tokens for a tab that has only a refresh token stored on the device. */
    restore: (sessionId: string, refreshToken: string): Promise<SessionTokens> =>
      refreshShared(sessionId, refreshToken, undefined, () => undefined),
  }
}
