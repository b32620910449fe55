import { atom, computed } from 'nanostores'
import type { Clock } from '../../foundation/clock/clock.ts'
import type { TokenClaims } from './model.ts'
import { isSameSession, type SessionTokens } from './read-token.ts'
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
  readonly onShown: (sessionTokens: SessionTokens) => void
  /** The tokens in use went. */
  readonly onGone: () => void
}) => {
  const { store, clock } = input
  const $status = atom<SessionStatus>('IDLE')
  const $tokens = atom<SessionTokens | undefined>()
  const $user = atom<SessionUser | undefined>()
  const $isAuthenticated = atom(false)
  const $ended = atom<SessionEnd | undefined>()
  const $isDelegated = atom(false)
  /** The tokens that ran out here: who signs in again goes on in their place. */
  let over: SessionTokens | undefined
  /** Who signed out here is not signed in again by what other tabs have. */
  let hasLeft = false
  /** Rises with every sign-in, sign-out and delegation; work begun in an earlier one is dropped. */
  let generation = 0

  const slot = (): Slot => ($isDelegated.get() ? 'delegated' : 'own')

  const storedIn = (where: Slot): SessionTokens | undefined => {
    const stored = store.read(where)
    return typeof stored === 'object' ? stored : undefined
  }

  const show = (sessionTokens: SessionTokens): void => {
    over = undefined
    hasLeft = false
    $ended.set(undefined)
    $tokens.set(sessionTokens)
    $user.set(userOf(sessionTokens.body.payload))
    $isAuthenticated.set(isLasting(sessionTokens, clock.now()))
    $status.set('RESOLVED')
    input.onShown(sessionTokens)
  }

  const forget = (status: SessionStatus): void => {
    over = undefined
    $tokens.set(undefined)
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
    $tokens,
    $user,
    $isAuthenticated,
    $ended,
    $isDelegated,
    $claims: computed($tokens, (sessionTokens) => sessionTokens?.body.payload),
    over: () => over,
    hasLeft: () => hasLeft,
    generation: () => generation,
    nextGeneration: () => void (generation += 1),
    slot,
    storedIn,
    isStored(where: Slot, sessionTokens: SessionTokens): boolean {
      const stored = storedIn(where)
      // A token of one record may belong to no session: then it is itself or nothing.
      const isItself = stored?.accessToken === sessionTokens.accessToken
      return stored !== undefined && (isItself || isSameSession(stored, sessionTokens))
    },
    /** Reads the stored tokens, delegated ones first, and turns to their slot. */
    lookUp(): ReturnType<TokenStore['read']> {
      const delegated = store.read('delegated')
      $isDelegated.set(delegated !== undefined)
      return delegated ?? store.read('own')
    },
    /** Uses tokens that are stored already. */
    show,
    /** Stores tokens and uses them. */
    adopt(sessionTokens: SessionTokens): void {
      store.write(slot(), sessionTokens)
      show(sessionTokens)
    },
    /** The tokens cannot be renewed. The user stays: the screen waits under the overlay. */
    runOut(): void {
      const sessionTokens = $tokens.get()
      store.write(slot(), undefined)
      forget('RESOLVED')
      over = sessionTokens
      $ended.set('expired')
    },
    /** Signed out: nothing of it stays here. */
    leaveAll(): void {
      generation += 1
      hasLeft = slot() === 'own'
      store.wipe(slot())
      $isDelegated.set(false)
      clear('IDLE')
      $ended.set('signed-out')
    },
    /** The tab keeps something else by now: somebody signed out or in while this page was away. */
    dropOut(): void {
      generation += 1
      hasLeft = true
      clear('IDLE')
      $ended.set('signed-out')
    },
    /** A token that cannot be read (spec 1 §4). */
    reject: () => clear('REJECTED'),
    /** Nobody is signed in here; `end` is what the sign-in says of the session before. */
    clear(end?: SessionEnd): void {
      clear('IDLE')
      $ended.set(end)
    },
  }
}
