import type { ReadableAtom } from 'nanostores'
import type { Issue } from './gateway.ts'
import type { CallerOptions } from '../../platform/api/api.ts'
import type { Stop } from '../../foundation/host/host.ts'
import type { TokenClaims, UserClaims } from './model.ts'

/** How far the session is (spec 1 §4). IDLE: nobody is signed in. REJECTED: a token cannot be read. */
export type SessionStatus = 'IDLE' | 'PENDING' | 'RESOLVED' | 'REJECTED'

/** Why an open session is over: the silent refresh failed and no token is left, or by choice. */
export type SessionEnd = 'expired' | 'signed-out'

/** The signed-in user as the access token tells it. */
export interface SessionUser extends UserClaims {
  readonly isStaff: boolean
}

export interface Session {
  readonly $status: ReadableAtom<SessionStatus>
  /** What the token in use says: a user, an embed's key, one record. */
  readonly $claims: ReadableAtom<TokenClaims | undefined>
  /** Who is signed in. Stays through an end by expiry, so that the screen under the overlay stays. */
  readonly $user: ReadableAtom<SessionUser | undefined>
  /** True while a token is held that has not run out (spec 1 §4). */
  readonly $isAuthenticated: ReadableAtom<boolean>
  /** Set when an open session ended, or a stored one cannot go on, until the next sign-in. */
  readonly $ended: ReadableAtom<SessionEnd | undefined>
  /** True in a tab that acts for another account (impersonation, switch) or for one record. */
  readonly $isDelegated: ReadableAtom<boolean>
  /** Finds the session: kept in this tab, handed over by a peer, remembered, or opened by key. */
  start(): Promise<void>
  /** Takes the tokens of a sign-in. After an end by expiry the session goes on in place. */
  accept(tokens: Issue): void
  /** Takes the tokens of an impersonation, switch or record: this tab only, beside its own session. */
  enter(tokens: Issue): void
  /** Ends what `enter` took, on the server too; the tab's own session is as it was. */
  leave(): Promise<void>
  /** A token to send, undefined when there is none; waits for a refresh or sign-in that is needed. */
  token(callOptions?: CallerOptions): Promise<string | undefined>
  /** Asks for a newer token because the server refused this one; true when there is one. */
  renew(refused: string, callOptions?: CallerOptions): Promise<boolean>
  /**
   * A screen stands that asks to sign in again when the session runs out: until stopped, calls wait
   * for that and then go on, instead of failing under the overlay.
   */
  pauseCalls(): Stop
  /**
   * Whether the one who called with this token is still who the session is about: not after a
   * sign-out, nor when somebody else signed in or another account was entered.
   */
  speaksFor(token: string): boolean
  /**
   * False when the tab keeps something else than what this page shows: the browser brought the page
   * back from its memory after somebody signed out or in.
   */
  isStillStored(): boolean
  /**
   * Ends the session here, on the server and in the other tabs that share it. With `orOfPeers` a tab
   * that has none ends the one that it would have been given.
   */
  signOut(options?: { readonly orOfPeers?: boolean }): Promise<void>
  /** Clears what a browser copied into a tab it opened, before that tab's own token is exchanged. */
  clearTab(): void
  dispose(): void
}
