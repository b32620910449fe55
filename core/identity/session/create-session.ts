import type { Clock } from '../../foundation/clock/clock.ts'
import type { Errors } from '../../foundation/errors/errors.ts'
import type { Host } from '../../foundation/host/host.ts'
import { createAnswering } from './answering.ts'
import { createFarewell } from './farewell.ts'
import { createFinding } from './finding.ts'
import type { Gateway, Issue } from './gateway.ts'
import { ownerOf, ownerOfToken } from './owner.ts'
import { sessionIdOf, type Held } from './read-token.ts'
import { createRenewal, takeIssue } from './renewal.ts'
import { isLasting } from './schedule.ts'
import { createSessionState } from './session-state.ts'
import type { Session } from './session.ts'
import type { SessionSharing } from './sharing.ts'
import type { TokenStore } from './token-store.ts'
import { createUpkeep, isErrorAnswer } from './upkeep.ts'
import { createWaiting } from './waiting.ts'

/** Makes the session of a platform over its store; with `sharing` it speaks to the other tabs. */
export const createSession = (input: {
  readonly host: Host
  readonly clock: Clock
  readonly gateway: Gateway
  readonly errors: Pick<Errors, 'stated' | 'caught'>
  readonly store: TokenStore
  readonly sharing: SessionSharing | undefined
}): Session => {
  const { host, clock, gateway, store, errors } = input

  const state = createSessionState({
    store,
    clock,
    onShown(held) {
      appear()
      upkeep.plan(held)
    },
    onGone() {
      appear()
      upkeep.unplan()
    },
  })
  const { $held, $user, $isDelegated } = state

  const peers = input.sharing?.createPeers(
    host,
    clock,
    createAnswering({
      store,
      state,
      isLasting: (held) => isLasting(held, clock.now()),
      renew: () => upkeep.renewOnce(),
    }),
  )
  const renewal = createRenewal({ host, clock, gateway, errors, peers, store })
  const upkeep = createUpkeep({ host, clock, gateway, store, state, peers, renewal })
  const start = createFinding({ clock, gateway, store, state, peers, renewal, upkeep })
  const waiting = createWaiting(state)
  const farewell = createFarewell(host, clock, gateway)

  /** Lets the other tabs see which sessions this one has. */
  const appear = (): void => {
    const idOf = (held: Held | undefined) => held && sessionIdOf(held)
    const id = idOf($held.get())
    peers?.appear(
      $isDelegated.get()
        ? { own: idOf(state.keptIn('own')), delegated: id }
        : { own: id, delegated: undefined },
    )
  }

  /** Takes handed-out tokens into the current slot; a token that cannot be read rejects the session. */
  const take = (tokens: Issue): Held | undefined => {
    state.nextEra()
    const held = takeIssue(tokens, clock)
    if (held === undefined) state.reject()
    else state.adopt(held)
    return held
  }

  const speaksFor = (token: string): boolean => {
    if ($held.get()?.accessToken === token) return true
    const owner = ownerOfToken(token)
    return owner === undefined || owner === ownerOf($user.get())
  }

  /** Ends a session in the other tabs and on the server. */
  const endElsewhere = async (sessionId: string | undefined, refreshToken?: string) => {
    if (sessionId !== undefined) peers?.tellSignOut(sessionId)
    if (refreshToken !== undefined) await farewell.tell(refreshToken)
  }

  /** Ends what a new tab would have been given: the session of a peer, or the remembered one. */
  const endOfOthers = async (remembered: ReturnType<TokenStore['remembered']>) => {
    const given = await peers?.askAsNew()
    if (given !== undefined) return endElsewhere(sessionIdOf(given), given.refreshToken)
    if (remembered === undefined) return
    store.forget(remembered.sessionId)
    await endElsewhere(remembered.sessionId, remembered.refreshToken)
  }

  return {
    $status: state.$status,
    $claims: state.$claims,
    $user,
    $isAuthenticated: state.$isAuthenticated,
    $ended: state.$ended,
    $isDelegated,
    start,
    accept(tokens) {
      const over = state.over()
      // Whoever signs in does so for the tab itself, even where a delegated session just ended.
      store.write('delegated', undefined)
      $isDelegated.set(false)
      const held = take(tokens)
      if (held !== undefined) peers?.tell(held, over && sessionIdOf(over))
    },
    enter(tokens) {
      $isDelegated.set(true)
      take(tokens)
    },
    async leave() {
      if (!$isDelegated.get()) return
      const held = $held.get()
      state.nextEra()
      store.write('delegated', undefined)
      $isDelegated.set(false)
      state.clear()
      const told = held && endElsewhere(sessionIdOf(held), held.refreshToken)
      await Promise.all([start(), told])
    },
    holdCalls: () => waiting.hold(),
    async token(patience) {
      const asking = ownerOf($user.get())
      if ($held.get() === undefined) await waiting.untilBack(patience)
      if ($held.get() === undefined && gateway.open !== undefined) await start()
      const held = $held.get()
      if (held !== undefined && upkeep.canRenew(held) && !isLasting(held, clock.now())) {
        await upkeep.renewOnce()
      }
      if (asking !== undefined && asking !== ownerOf($user.get())) {
        throw errors.caught(new Error('Who asked for the token has left'), 'cancel')
      }
      return $held.get()?.accessToken
    },
    async renew(refused, patience) {
      if (!speaksFor(refused)) return false
      const held = $held.get()
      if (held?.accessToken === refused && upkeep.canRenew(held)) {
        try {
          await upkeep.renewOnce()
        } catch (error) {
          // The server refused the token and its renewal: it only seemed to last.
          if (isErrorAnswer(error) && $held.get() === held) await upkeep.endOrFollow(held)
        }
      }
      if ($held.get() === undefined) await waiting.untilBack(patience)
      const token = $held.get()?.accessToken
      return token !== undefined && token !== refused && speaksFor(refused)
    },
    speaksFor,
    isAsKept() {
      const held = $held.get()
      return held === undefined || state.isKept(state.slot(), held)
    },
    async signOut({ orOfPeers = false } = {}) {
      const known = $held.get() ?? state.over()
      // A page opened at the sign-out's own address has tokens kept, but none in hand yet.
      const kept = known ?? state.lookUp()
      const held = typeof kept === 'object' ? kept : undefined
      const remembered = store.remembered()
      const isNew = orOfPeers && held === undefined && !state.hasLeft()
      state.leaveAll()
      if (held !== undefined) await endElsewhere(sessionIdOf(held), held.refreshToken)
      else if (isNew) await endOfOthers(remembered)
    },
    clearTab() {
      state.nextEra()
      store.wipeTab()
      $isDelegated.set(false)
      state.clear()
    },
    dispose() {
      upkeep.stop()
      farewell.stop()
      peers?.stop()
    },
  }
}
