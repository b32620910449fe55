import { atom, computed } from 'nanostores'
import type { Clock } from '../../foundation/clock/clock.ts'
import type { TokenClaims } from './model.ts'
import { isSameSession, type SessionTokens } from './read-token.ts'
import { isUnexpired } from './schedule.ts'
import type { SessionEnd, SessionStatus, SessionUser } from './session.ts'
import type { Slot, TokenStore } from './token-store.ts'

const userOf = (claims: TokenClaims | undefined): SessionUser | undefined =>
  claims?.kind === 'user' ? { ...claims, isStaff: claims.accountType === 'PARAPET' } : undefined

/** The state of a session and its transitions. */
export type SessionState = ReturnType<typeof createSessionState>

/** Creates the state of a session on its store. */
export const createSessionState = (input: {
  readonly store: TokenStore
  readonly clock: Clock
  /** Called when tokens come into use. */
  readonly onAdopted: (sessionTokens: SessionTokens) => void
  /** Called when the tokens in use are removed. */
  readonly onCleared: () => void
}) => {
  const { store, clock } = input
  const $status = atom<SessionStatus>('IDLE')
  const $tokens = atom<SessionTokens | undefined>()
  const $user = atom<SessionUser | undefined>()
  const $isAuthenticated = atom(false)
  const $ended = atom<SessionEnd | undefined>()
  const $isDelegated = atom(false)
  /** The tokens that expired here; a user who signs in again replaces them. */
  let expiredTokens: SessionTokens | undefined
  /** Whether the user signed out here, so that sessions of other tabs are not taken over. */
  let hasSignedOut = false
  /** Counts every sign-in, sign-out and delegation; work started before a change is dropped. */
  let generation = 0

  const slot = (): Slot => ($isDelegated.get() ? 'delegated' : 'own')

  const storedIn = (where: Slot): SessionTokens | undefined => {
    const stored = store.read(where)
    return typeof stored === 'object' ? stored : undefined
  }

  const activate = (sessionTokens: SessionTokens): void => {
    expiredTokens = undefined
    hasSignedOut = false
    $ended.set(undefined)
    $tokens.set(sessionTokens)
    $user.set(userOf(sessionTokens.body.payload))
    $isAuthenticated.set(isUnexpired(sessionTokens, clock.now()))
    $status.set('RESOLVED')
    input.onAdopted(sessionTokens)
  }

  const forget = (status: SessionStatus): void => {
    expiredTokens = undefined
    $tokens.set(undefined)
    $isAuthenticated.set(false)
    $status.set(status)
    input.onCleared()
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
    expiredTokens: () => expiredTokens,
    hasSignedOut: () => hasSignedOut,
    generation: () => generation,
    nextGeneration: () => void (generation += 1),
    slot,
    storedIn,
    isStored(where: Slot, sessionTokens: SessionTokens): boolean {
      const stored = storedIn(where)
      // A token of one record may belong to no session; it then matches itself only.
      const isItself = stored?.accessToken === sessionTokens.accessToken
      return stored !== undefined && (isItself || isSameSession(stored, sessionTokens))
    },
    /** Reads the stored tokens, delegated ones first, and uses their slot. */
    readStored(): ReturnType<TokenStore['read']> {
      const delegated = store.read('delegated')
      $isDelegated.set(delegated !== undefined)
      return delegated ?? store.read('own')
    },
    /** Uses tokens that are stored already. */
    activate,
    /** Stores tokens and uses them. */
    adopt(sessionTokens: SessionTokens): void {
      store.write(slot(), sessionTokens)
      activate(sessionTokens)
    },
    /**
     * The tokens cannot be renewed. The user stays set, because the screen waits under the overlay.
     */
    expire(): void {
      const sessionTokens = $tokens.get()
      store.write(slot(), undefined)
      forget('RESOLVED')
      expiredTokens = sessionTokens
      $ended.set('expired')
    },
    /** Signed out: removes everything stored here. */
    signOut(): void {
      generation += 1
      hasSignedOut = slot() === 'own'
      store.wipe(slot())
      $isDelegated.set(false)
      clear('IDLE')
      $ended.set('signed-out')
    },
    /**
     * Another session is stored in the tab now: its user signed out or in while this page was in
     * the back-forward cache.
     */
    abandon(): void {
      generation += 1
      hasSignedOut = true
      clear('IDLE')
      $ended.set('signed-out')
    },
    /** A token cannot be read (spec 1 §4). */
    reject: () => clear('REJECTED'),
    /** No user is signed in here; the sign-in shows `end` as the end of the last session. */
    clear(end?: SessionEnd): void {
      clear('IDLE')
      $ended.set(end)
    },
  }
}
