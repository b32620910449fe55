import type { Clock } from '../../foundation/clock/clock.ts'
import { ClientError } from '../../foundation/errors/client-error.ts'
import type { Host, Stop } from '../../foundation/host/host.ts'
import type { Gateway } from './gateway.ts'
import { isSameOwner } from './owner.ts'
import { isNewer, isSameSession, sessionIdOf, type Held } from './read-token.ts'
import type { Renewal } from './renewal.ts'
import { endIn, isLasting, renewalIn, retryIn } from './schedule.ts'
import type { SessionState } from './session-state.ts'
import type { Peers } from './sharing.ts'
import type { Slot, TokenStore } from './token-store.ts'

/** 4xx that say "later", not "no". */
const passing: readonly number[] = [408, 425, 429]

/** A refresh that the server turned down; all else (no network, 5xx, 429) may work a moment later. */
export const isErrorAnswer = (error: unknown): boolean =>
  error instanceof ClientError &&
  error.status >= 400 &&
  error.status < 500 &&
  !passing.includes(error.status)

/** What keeps a session going. */
export type Upkeep = ReturnType<typeof createUpkeep>

/** Renews the tokens in use before they end, once for all who wait, and ends what cannot be renewed. */
export const createUpkeep = (input: {
  readonly host: Pick<Host, 'alarm' | 'onWake'>
  readonly clock: Clock
  readonly gateway: Pick<Gateway, 'open'>
  readonly store: TokenStore
  readonly state: SessionState
  readonly peers: Peers | undefined
  readonly renewal: Renewal
}) => {
  const { host, clock, gateway, store, state, peers, renewal } = input
  const { $held } = state
  let stopAlarm: Stop = () => {}
  let renewing: { readonly held: Held; readonly done: Promise<void> } | undefined

  const canRenew = (held: Held): boolean =>
    held.refreshToken !== undefined || (gateway.open !== undefined && state.slot() === 'own')

  const alarm = (ms: number, work: () => void): void => {
    stopAlarm()
    stopAlarm = host.alarm(ms, work)
  }

  const renewQuietly = (): void => void renewOnce().catch(() => {})

  /** Sets the alarm: to renew in time, or to end when the token cannot be renewed. */
  const plan = (held: Held): void =>
    alarm(renewalIn(held, clock.now(), canRenew(held)), () => {
      if (renewalIn(held, clock.now(), canRenew(held)) > 0) plan(held)
      else if (canRenew(held)) renewQuietly()
      else state.runOut()
    })

  /** A session that the same person has in another tab, by a later sign-in. */
  const successorOf = async (held: Held): Promise<Held | undefined> =>
    state.slot() === 'own'
      ? peers?.ask(undefined, (other) => isSameOwner(other, held) && !isSameSession(other, held))
      : undefined

  /** The server will not renew these tokens: their session is over, unless it has a successor. */
  const endOrFollow = async (held: Held): Promise<void> => {
    const successor = await successorOf(held)
    if ($held.get() !== held) return
    if (successor !== undefined) return state.adopt(successor)
    state.runOut()
    peers?.tellRunOut(held)
  }

  /** A failed refresh takes nothing away: a token that still lasts is used until it ends. */
  const keep = async (held: Held, error: unknown): Promise<void> => {
    const now = clock.now()
    const isFinal = isErrorAnswer(error)
    if (isFinal && !isLasting(held, now)) return endOrFollow(held)
    state.$isAuthenticated.set(isLasting(held, now))
    alarm(isFinal ? endIn(held, now) : retryIn(held, now), renewQuietly)
  }

  /** Takes tokens that were renewed for a slot, unless that slot holds another session by now. */
  const settle = (where: Slot, before: Held, fresh: Held): void => {
    // What was wiped meanwhile, by another page of this tab, does not come back.
    if (!state.isKept(where, before)) return
    const current = $held.get()
    const isHere = current !== undefined && isSameSession(current, before)
    if (isHere && where === state.slot()) state.adopt(fresh)
    else store.write(where, fresh)
  }

  const attempt = async (held: Held): Promise<void> => {
    const where = state.slot()
    try {
      settle(where, held, await renewal.renew(held, () => $held.get()))
    } catch (error) {
      if ($held.get() === held) await keep(held, error)
      const now = $held.get()
      const isFollowed = now !== undefined && now !== held && isSameOwner(now, held)
      if (!isFollowed) throw error
    } finally {
      if (renewing?.held === held) renewing = undefined
    }
  }

  const renewOnce = (): Promise<void> => {
    const held = $held.get()
    if (held === undefined) return Promise.resolve()
    if (!state.isKept(state.slot(), held)) {
      state.dropOut()
      return Promise.resolve()
    }
    if (renewing?.held !== held) renewing = { held, done: attempt(held) }
    return renewing.done
  }

  /** Where the session ran out, its person may have signed in again in another tab meanwhile. */
  const follow = async (over: Held): Promise<void> => {
    const successor = await successorOf(over)
    if (successor !== undefined && state.over() === over) state.adopt(successor)
  }

  const stopWake = host.onWake(() => {
    const held = $held.get()
    const over = state.over()
    if (held === undefined) return over && void follow(over)
    if (!state.isKept(state.slot(), held)) return state.dropOut()
    const isDue = clock.slept() || renewalIn(held, clock.now(), true) <= 0
    if (canRenew(held) && isDue) renewQuietly()
    else plan(held)
  })

  return {
    canRenew,
    plan,
    unplan: () => stopAlarm(),
    renewOnce,
    endOrFollow,
    /** Copied or brought back by the browser, tokens may be older than those of the other tabs. */
    async catchUp(held: Held): Promise<void> {
      const sessionId = sessionIdOf(held)
      const where = state.slot()
      if (sessionId === undefined || held.refreshToken === undefined) return
      const newer = await peers?.ask(sessionId, (other) => isNewer(other, held))
      if (newer !== undefined && $held.get() === held) settle(where, held, newer)
    },
    stop() {
      stopAlarm()
      stopWake()
    },
  }
}
