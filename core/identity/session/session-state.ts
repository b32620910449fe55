import { atom, computed } from 'nanostores'
import type { Clock } from '../../foundation/clock/clock.ts'
import type { TokenClaims } from './model.ts'
import { isSameSession, type Held } from './read-token.ts'
import { isLasting } from './schedule.ts'
import type { SessionEnd, SessionStatus, SessionUser } from './session.ts'
import type { Slot, TokenStore } from './token-store.ts'

const userOf = (claims: TokenClaims | undefined): SessionUser | undefined =>
  claims?.kind === 'user' ? { ...claims, isStaff: claims.accountType === 'PARAPET' } : undefined

/** What a session is at the moment, and the few ways in which that changes. */
export type SessionState = ReturnType<typeof createSessionState>

/** Makes the state of a session over its store. */
export const createSessionState = (input: {
  readonly store: TokenStore
  readonly clock: Clock
  /** Tokens came into use. */
  readonly onShown: (held: Held) => void
  /** The tokens in use went. */
  readonly onGone: () => void
}) => {
  const { store, clock } = input
  const $status = atom<SessionStatus>('IDLE')
  const $held = atom<Held | undefined>()
  const $user = atom<SessionUser | undefined>()
  const $isAuthenticated = atom(false)
  const $ended = atom<SessionEnd | undefined>()
  const $isDelegated = atom(false)
  /** The tokens that ran out here: who signs in again goes on in their place. */
  let over: Held | undefined
  /** Who signed out here is not signed in again by what other tabs have. */
  let hasLeft = false
  /** Rises with every sign-in, sign-out and delegation; work begun in an earlier one is dropped. */
  let era = 0

  const slot = (): Slot => ($isDelegated.get() ? 'delegated' : 'own')

  const keptIn = (where: Slot): Held | undefined => {
    const kept = store.read(where)
    return typeof kept === 'object' ? kept : undefined
  }

  const show = (held: Held): void => {
    over = undefined
    hasLeft = false
    $ended.set(undefined)
    $held.set(held)
    $user.set(userOf(held.body.payload))
    $isAuthenticated.set(isLasting(held, clock.now()))
    $status.set('RESOLVED')
    input.onShown(held)
  }

  const forget = (status: SessionStatus): void => {
    over = undefined
    $held.set(undefined)
    $isAuthenticated.set(false)
    $status.set(status)
    input.onGone()
  }

  const clear = (status: SessionStatus): void => {
    forget(status)
    $user.set(undefined)
  }

  return {
    $status,
    $held,
    $user,
    $isAuthenticated,
    $ended,
    $isDelegated,
    $claims: computed($held, (held) => held?.body.payload),
    over: () => over,
    hasLeft: () => hasLeft,
    era: () => era,
    nextEra: () => void (era += 1),
    slot,
    keptIn,
    isKept(where: Slot, held: Held): boolean {
      const kept = keptIn(where)
      // A token of one record may belong to no session: then it is itself or nothing.
      const isItself = kept?.accessToken === held.accessToken
      return kept !== undefined && (isItself || isSameSession(kept, held))
    },
    /** Reads the stored tokens, delegated ones first, and turns to their slot. */
    lookUp(): ReturnType<TokenStore['read']> {
      const delegated = store.read('delegated')
      $isDelegated.set(delegated !== undefined)
      return delegated ?? store.read('own')
    },
    /** Goes on with tokens that are kept already. */
    show,
    /** Keeps tokens and goes on with them. */
    adopt(held: Held): void {
      store.write(slot(), held)
      show(held)
    },
    /** The tokens cannot be renewed. The user stays: the screen waits under the overlay. */
    runOut(): void {
      const held = $held.get()
      store.write(slot(), undefined)
      forget('RESOLVED')
      over = held
      $ended.set('expired')
    },
    /** Signed out: nothing of it stays here. */
    leaveAll(): void {
      era += 1
      hasLeft = slot() === 'own'
      store.wipe(slot())
      $isDelegated.set(false)
      clear('IDLE')
      $ended.set('signed-out')
    },
    /** The tab keeps something else by now: somebody signed out or in while this page was away. */
    dropOut(): void {
      era += 1
      hasLeft = true
      clear('IDLE')
      $ended.set('signed-out')
    },
    /** A token that cannot be read (spec 1 §4). */
    reject: () => clear('REJECTED'),
    /** Nobody is signed in here, and there is no end to tell. */
    clear(): void {
      clear('IDLE')
      $ended.set(undefined)
    },
  }
}
