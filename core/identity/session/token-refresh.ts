import type { Clock } from '../../foundation/clock/clock.ts'
import { ClientError } from '../../foundation/errors/client-error.ts'
import type { Host, Stop } from '../../foundation/host/host.ts'
import { isSameUser } from './cache-user.ts'
import { isSameSession, type SessionTokens } from './read-token.ts'
import { msUntilExpiry, isUnexpired, msUntilRenewal, msUntilRetry } from './schedule.ts'
import type { SessionState } from './session-state.ts'
import type { Slot, TokenStore } from './token-store.ts'

/** 4xx statuses after which a retry may succeed. */
const retryableStatuses: readonly number[] = [408, 425, 429]

/** Whether the server rejected a refresh; anything else (no network, 5xx, 429) may work later. */
export const isRejection = (error: unknown): boolean =>
  error instanceof ClientError &&
  error.status >= 400 &&
  error.status < 500 &&
  !retryableStatuses.includes(error.status)

/** The other tabs of a session that cannot be renewed; an embed has none. */
export interface OtherTabs {
  /** A session that the same user has in another tab, by a later sign-in. */
  successorOf(sessionTokens: SessionTokens): Promise<SessionTokens | undefined>
  /** Notifies the others that the session could not be renewed. */
  announceExpiry(sessionTokens: SessionTokens): void
}

/** Refreshes the tokens of a session. */
export type TokenRefresh = ReturnType<typeof createTokenRefresh>

/**
 * Renews the tokens in use before they expire, once for all callers, and ends the session if that
 * is impossible.
 */
export const createTokenRefresh = (input: {
  readonly host: Pick<Host, 'timer' | 'onWake'>
  readonly clock: Clock
  readonly store: TokenStore
  readonly state: SessionState
  readonly canRenew: (sessionTokens: SessionTokens) => boolean
  /** Gets newer tokens than these; throws the error of the server or the network. */
  readonly renew: (before: SessionTokens) => Promise<SessionTokens>
  readonly others?: OtherTabs
}) => {
  const { host, clock, store, state, canRenew, others } = input
  const { $tokens } = state
  let stopTimer: Stop = () => {}
  let isStopped = false
  let renewing: { readonly sessionTokens: SessionTokens; readonly done: Promise<void> } | undefined

  const timer = (ms: number, work: () => void): void => {
    stopTimer()
    // Tokens may arrive after the end; a timer would retain the owner of the session.
    if (!isStopped) stopTimer = host.timer(ms, work)
  }

  const renewQuietly = (): void => void renewOnce().catch(() => {})

  /** Sets the timer to renew in time, or to end if the token cannot be renewed. */
  const schedule = (sessionTokens: SessionTokens): void =>
    timer(msUntilRenewal(sessionTokens, clock.now(), canRenew(sessionTokens)), () => {
      if (msUntilRenewal(sessionTokens, clock.now(), canRenew(sessionTokens)) > 0)
        schedule(sessionTokens)
      else if (canRenew(sessionTokens)) renewQuietly()
      else state.expire()
    })

  /** The server rejects these tokens: their session has ended, unless it has a successor. */
  const endOrAdoptSuccessor = async (sessionTokens: SessionTokens): Promise<void> => {
    const successor = await others?.successorOf(sessionTokens)
    if ($tokens.get() !== sessionTokens) return
    if (successor !== undefined) return state.adopt(successor)
    state.expire()
    others?.announceExpiry(sessionTokens)
  }

  /** A failed refresh changes nothing: a valid token is used until it expires. */
  const retainUntilExpiry = async (sessionTokens: SessionTokens, error: unknown): Promise<void> => {
    const now = clock.now()
    const isFinal = isRejection(error)
    if (isFinal && !isUnexpired(sessionTokens, now)) return endOrAdoptSuccessor(sessionTokens)
    state.$isAuthenticated.set(isUnexpired(sessionTokens, now))
    timer(
      isFinal ? msUntilExpiry(sessionTokens, now) : msUntilRetry(sessionTokens, now),
      renewQuietly,
    )
  }

  /** Stores renewed tokens of a slot, unless that slot has another session by now. */
  const settle = (where: Slot, before: SessionTokens, fresh: SessionTokens): void => {
    // Tokens that another page of this tab removed meanwhile are not stored again.
    if (!state.isStored(where, before)) return
    const current = $tokens.get()
    const isCurrent = current !== undefined && isSameSession(current, before)
    if (isCurrent && where === state.slot()) state.adopt(fresh)
    else store.write(where, fresh)
  }

  const attempt = async (sessionTokens: SessionTokens): Promise<void> => {
    const where = state.slot()
    try {
      settle(where, sessionTokens, await input.renew(sessionTokens))
    } catch (error) {
      if ($tokens.get() === sessionTokens) await retainUntilExpiry(sessionTokens, error)
      const now = $tokens.get()
      const isSucceeded =
        now !== undefined && now !== sessionTokens && isSameUser(now, sessionTokens)
      if (!isSucceeded) throw error
    } finally {
      if (renewing?.sessionTokens === sessionTokens) renewing = undefined
    }
  }

  const renewOnce = (): Promise<void> => {
    const sessionTokens = $tokens.get()
    if (sessionTokens === undefined) return Promise.resolve()
    if (!state.isStored(state.slot(), sessionTokens)) {
      state.abandon()
      return Promise.resolve()
    }
    if (renewing?.sessionTokens !== sessionTokens)
      renewing = { sessionTokens, done: attempt(sessionTokens) }
    return renewing.done
  }

  /** After an expiry, the user may have signed in again in another tab meanwhile. */
  const adoptSuccessor = async (expired: SessionTokens): Promise<void> => {
    const successor = await others?.successorOf(expired)
    if (successor !== undefined && state.expiredTokens() === expired) state.adopt(successor)
  }

  const stopWake = host.onWake(() => {
    const sessionTokens = $tokens.get()
    const expired = state.expiredTokens()
    if (sessionTokens === undefined) return expired && void adoptSuccessor(expired)
    if (!state.isStored(state.slot(), sessionTokens)) return state.abandon()
    const isDue = clock.hasSlept() || msUntilRenewal(sessionTokens, clock.now(), true) <= 0
    if (canRenew(sessionTokens) && isDue) renewQuietly()
    else schedule(sessionTokens)
  })

  return {
    canRenew,
    schedule,
    cancel: () => stopTimer(),
    renewOnce,
    endOrAdoptSuccessor,
    settle,
    stop() {
      isStopped = true
      stopTimer()
      stopWake()
    },
  }
}
