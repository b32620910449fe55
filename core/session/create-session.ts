import { atom, computed } from 'nanostores'
import type { Clock } from '../clock/clock.ts'
import { ClientError } from '../errors/client-error.ts'
import type { Errors } from '../errors/errors.ts'
import type { Host, Stop } from '../platform/host.ts'
import type { Gateway, Issue } from './gateway.ts'
import type { TokenClaims } from './model.ts'
import { isSameSession, sessionIdOf, type Held } from './read-token.ts'
import { createRenewal, takeIssue } from './renewal.ts'
import { isLasting, renewalIn, retryIn } from './schedule.ts'
import type { Session, SessionEnd, SessionStatus, SessionUser } from './session.ts'
import type { PeerListener, Peers, SessionSharing } from './sharing.ts'
import type { Slot, TokenStore } from './token-store.ts'

const userOf = (claims: TokenClaims | undefined): SessionUser | undefined =>
  claims?.kind === 'user' ? { ...claims, isStaff: claims.accountType === 'PARAPET' } : undefined

/** A refresh that the server turned down; all else (no network, 5xx) may work a moment later. */
const isRefusal = (error: unknown): boolean =>
  !(error instanceof ClientError) || (error.status >= 400 && error.status < 500)

/** Makes the session of a platform over its store; with `sharing` it speaks to the other tabs. */
export const createSession = (input: {
  readonly host: Host
  readonly clock: Clock
  readonly gateway: Gateway
  readonly errors: Pick<Errors, 'stated'>
  readonly store: TokenStore
  readonly sharing: SessionSharing | undefined
}): Session => {
  const { host, clock, gateway, store } = input
  const $status = atom<SessionStatus>('IDLE')
  const $held = atom<Held | undefined>()
  const $user = atom<SessionUser | undefined>()
  const $isAuthenticated = atom(false)
  const $ended = atom<SessionEnd | undefined>()
  const $isVisit = atom(false)
  let endedId: string | undefined
  let clearings = 0
  let stopAlarm: Stop = () => {}
  let renewing: { readonly held: Held; readonly done: Promise<void> } | undefined
  let starting: Promise<void> | undefined

  const slot = (): Slot => ($isVisit.get() ? 'visit' : 'own')
  const canRenew = (held: Held): boolean =>
    held.refreshToken !== undefined || (gateway.open !== undefined && slot() === 'own')

  const show = (held: Held): void => {
    $held.set(held)
    $user.set(userOf(held.body.payload))
    $isAuthenticated.set(isLasting(held, clock.now()))
    $status.set('RESOLVED')
    plan(held)
  }

  /** Keeps tokens and goes on with them. */
  const adopt = (held: Held): void => {
    store.write(slot(), held)
    endedId = undefined
    $ended.set(undefined)
    show(held)
  }

  const forget = (status: SessionStatus): void => {
    stopAlarm()
    $held.set(undefined)
    $isAuthenticated.set(false)
    $status.set(status)
  }

  const end = (reason: SessionEnd): void => {
    const held = $held.get()
    endedId = held && sessionIdOf(held)
    store.write(slot(), undefined)
    forget(reason === 'expired' ? 'RESOLVED' : 'IDLE')
    if (reason === 'signed-out') $user.set(undefined)
    $ended.set(reason)
  }

  const reject = (): void => {
    $user.set(undefined)
    forget('REJECTED')
  }

  const alarm = (ms: number, work: () => void): void => {
    stopAlarm()
    stopAlarm = host.alarm(ms, work)
  }

  /** Sets the alarm: to renew in time, or to end when the token cannot be renewed. */
  const plan = (held: Held): void => {
    const left = renewalIn(held, clock.now(), canRenew(held))
    alarm(left, () => {
      if (renewalIn(held, clock.now(), canRenew(held)) > 0) plan(held)
      else if (canRenew(held)) void renewOnce().catch(() => {})
      else end('expired')
    })
  }

  /** A failed refresh takes nothing away: a token that still lasts is used until it ends. */
  const keep = (held: Held, error: unknown): void => {
    const lasts = isLasting(held, clock.now())
    if (!lasts && isRefusal(error)) return end('expired')
    $isAuthenticated.set(lasts)
    alarm(retryIn(held, clock.now()), () => void renewOnce().catch(() => {}))
  }

  /** Takes tokens that were renewed for a slot, unless that slot holds another session by now. */
  const settle = (where: Slot, before: Held, fresh: Held): void => {
    const current = $held.get()
    if (where === slot() && current !== undefined && isSameSession(current, before)) adopt(fresh)
    else if (isKept(where, before)) store.write(where, fresh)
  }

  const isKept = (where: Slot, held: Held): boolean => {
    const kept = store.read(where)
    return typeof kept === 'object' && isSameSession(kept, held)
  }

  const renewOnce = (): Promise<void> => {
    const held = $held.get()
    if (held === undefined) return Promise.resolve()
    if (renewing?.held === held) return renewing.done
    const where = slot()
    const work = async (): Promise<void> => {
      try {
        settle(where, held, await renewal.renew(held, () => $held.get()))
      } catch (error) {
        if ($held.get() === held) keep(held, error)
        throw error
      } finally {
        if (renewing?.held === held) renewing = undefined
      }
    }
    const done = work()
    renewing = { held, done }
    return done
  }

  const listener: PeerListener = {
    offer(sessionId) {
      const own = $isVisit.get() ? store.read('own') : $held.get()
      const candidates = [$held.get(), typeof own === 'object' ? own : undefined]
      return candidates.find(
        (held) =>
          held !== undefined &&
          isLasting(held, clock.now()) &&
          (sessionId === undefined ? held === own : sessionIdOf(held) === sessionId),
      )
    },
    renewed(held, replaces) {
      const current = $held.get()
      const isOurs = current !== undefined && isSameSession(current, held)
      const isOurEnd =
        replaces !== undefined &&
        replaces === endedId &&
        userOf(held.body.payload)?.id === $user.get()?.id
      if (isOurs || isOurEnd) adopt(held)
      else if (isKept('own', held)) store.write('own', held)
    },
    signedOut(sessionId) {
      const current = $held.get()
      if (current !== undefined && sessionIdOf(current) === sessionId) {
        store.wipe(slot())
        return end('signed-out')
      }
      const own = store.read('own')
      if (typeof own === 'object' && sessionIdOf(own) === sessionId) store.write('own', undefined)
    },
  }
  const peers: Peers | undefined = input.sharing?.createPeers(host, clock, listener)
  const renewal = createRenewal({ host, clock, gateway, errors: input.errors, peers, store })

  const stopWake = host.onWake(() => {
    const held = $held.get()
    if (held === undefined) return
    if (canRenew(held) && (clock.slept() || renewalIn(held, clock.now(), true) <= 0)) {
      void renewOnce().catch(() => {})
    } else plan(held)
  })

  const resume = async (held: Held): Promise<void> => {
    show(held)
    if (isLasting(held, clock.now())) return
    await renewOnce().catch((error: unknown) => {
      // A page that just opened has no screen to keep: it goes to sign-in without an end to tell.
      if (isRefusal(error)) {
        $ended.set(undefined)
        $user.set(undefined)
        $status.set('IDLE')
      }
    })
  }

  /** What this tab keeps: its visit, else its own session. */
  const lookUp = (): ReturnType<TokenStore['read']> => {
    const visit = store.read('visit')
    $isVisit.set(visit !== undefined)
    return visit ?? store.read('own')
  }

  const keptHere = (): Held | undefined => {
    const kept = lookUp()
    return typeof kept === 'object' ? kept : undefined
  }

  const find = async (): Promise<void> => {
    const kept = lookUp()
    if (kept === 'unreadable') return reject()
    if (kept !== undefined) return resume(kept)
    const given = await peers?.ask(undefined, () => true)
    if (given !== undefined) return adopt(given)
    const remembered = store.remembered()
    if (remembered !== undefined) {
      return adopt(await renewal.restore(remembered.sessionId, remembered.refreshToken))
    }
    if (gateway.open === undefined) return $status.set('IDLE')
    const asked = clearings
    const opened = await renewal.open()
    // Cleared meanwhile: it was opened with what no longer holds.
    return asked === clearings ? adopt(opened) : find()
  }

  const start = (): Promise<void> => {
    const work = async (): Promise<void> => {
      $status.set('PENDING')
      try {
        await find()
      } catch (error) {
        $status.set('IDLE')
        // An embed cannot sign in by hand: whoever asked for the session must hear why it has none.
        if (gateway.open !== undefined) throw error
      }
    }
    starting ??= work().finally(() => (starting = undefined))
    return starting
  }

  /** Takes handed-out tokens into the current slot; a token that cannot be read rejects the session. */
  const take = (tokens: Issue): Held | undefined => {
    const held = takeIssue(tokens, clock)
    if (held === undefined) reject()
    else adopt(held)
    return held
  }

  return {
    $status,
    $claims: computed($held, (held) => held?.body.payload),
    $user,
    $isAuthenticated,
    $ended,
    $isVisit,
    start,
    accept(tokens) {
      const replaces = $ended.get() === 'expired' ? endedId : undefined
      // Whoever signs in does so for the tab itself, even where a visit just ended.
      store.write('visit', undefined)
      $isVisit.set(false)
      const held = take(tokens)
      if (held !== undefined) peers?.tell(held, replaces)
    },
    enter(tokens) {
      $isVisit.set(true)
      take(tokens)
    },
    async leave() {
      if (!$isVisit.get()) return
      store.write('visit', undefined)
      $isVisit.set(false)
      forget('IDLE')
      $user.set(undefined)
      await start()
    },
    async token() {
      if ($held.get() === undefined && gateway.open !== undefined) await start()
      const held = $held.get()
      if (held !== undefined && canRenew(held) && !isLasting(held, clock.now())) await renewOnce()
      return $held.get()?.accessToken
    },
    async renew(refused) {
      const held = $held.get()
      if (held === undefined) return false
      if (held.accessToken !== refused) return true
      if (!canRenew(held)) return false
      try {
        await renewOnce()
        return $held.get()?.accessToken !== refused
      } catch (error) {
        // The server refused the token and its renewal: it only seemed to last.
        if (isRefusal(error) && $held.get() === held) end('expired')
        return false
      }
    },
    async signOut() {
      // A page opened at the sign-out's own address has tokens kept, but none in hand yet.
      const held = $held.get() ?? keptHere()
      const sessionId = held && sessionIdOf(held)
      store.wipe(slot())
      end('signed-out')
      $isVisit.set(false)
      if (sessionId !== undefined) peers?.tellSignOut(sessionId)
      if (held?.refreshToken !== undefined) await gateway.signOut(held.refreshToken).catch(() => {})
    },
    clearTab() {
      clearings += 1
      store.wipeTab()
      $isVisit.set(false)
      $user.set(undefined)
      forget('IDLE')
    },
    dispose() {
      stopAlarm()
      stopWake()
      peers?.stop()
    },
  }
}
