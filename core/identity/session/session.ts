import type { ReadableAtom } from 'nanostores'
import type { IssuedTokens } from './gateway.ts'
import type { CallerOptions } from '../../platform/api/api.ts'
import type { Stop } from '../../foundation/host/host.ts'
import type { WordingKey } from '../../foundation/wording/namespaces.ts'
import type { TokenClaims, UserClaims } from './model.ts'

/**
 * The status of the session (spec 1 §4). IDLE: no user is signed in. REJECTED: a token cannot be
 * read.
 */
export type SessionStatus = 'IDLE' | 'PENDING' | 'RESOLVED' | 'REJECTED'

/**
 * Why an open session ended: the silent refresh failed and no token is left, or the user signed
 * out.
 */
export type SessionEnd = 'expired' | 'signed-out'

/** The signed-in user, from the access token. */
export interface SessionUser extends UserClaims {
  readonly isStaff: boolean
}

export interface Session {
  readonly $status: ReadableAtom<SessionStatus>
  /** The claims of the token in use: of a user, an embed's key, or one record. */
  readonly $claims: ReadableAtom<TokenClaims | undefined>
  /** The signed-in user. Stays set after an expiry, so that the screen under the overlay stays. */
  readonly $user: ReadableAtom<SessionUser | undefined>
  /** Whether there is a token that has not expired (spec 1 §4). */
  readonly $isAuthenticated: ReadableAtom<boolean>
  /** Set when an open session ended, or a stored one cannot be renewed, until the next sign-in. */
  readonly $ended: ReadableAtom<SessionEnd | undefined>
  /** Whether the tab acts for another account (impersonation, switch) or for one record. */
  readonly $isDelegated: ReadableAtom<boolean>
  /** Our own text for an error code, if the server's would not help this user. */
  ownText?(code: string): WordingKey | undefined
  /** Restores the session: from this tab, a peer, the device, or by key. */
  start(): Promise<void>
  /** Uses the tokens of a sign-in. After an expiry the session continues in place. */
  accept(tokens: IssuedTokens): void
  /**
   * Uses the tokens of an impersonation, account switch or record in this tab, in addition to its
   * own session. Other tabs of the same link continue with those of a record.
   */
  enter(tokens: IssuedTokens): void
  /** Ends the delegated session, on the server too; the tab's own session is unchanged. */
  leave(): Promise<void>
  /** A token to send, undefined if there is none; waits for a refresh or sign-in that is needed. */
  token(callOptions?: CallerOptions): Promise<string | undefined>
  /** Requests a newer token because the server rejected this one; true if there is one. */
  renew(refused: string, callOptions?: CallerOptions): Promise<boolean>
  /**
   * Marks that a screen asks to sign in again after the session has ended. Until stopped, calls
   * wait for that and then continue, instead of failing under the overlay.
   */
  pauseCalls(): Stop
  /**
   * Whether the user of this token is still the session's user: false after a sign-out, and when
   * another user signed in or another account was opened.
   */
  belongsToUser(token: string): boolean
  /**
   * False if the tab stores a different session from this page's: the browser restored the page
   * from its cache after a sign-out or sign-in.
   */
  isStillStored(): boolean
  /**
   * Ends the session here, on the server and in the other tabs that share it. With `orOfPeers`, a
   * tab without one ends the session that it would have received.
   */
  signOut(options?: { readonly orOfPeers?: boolean }): Promise<void>
  /**
   * Removes what a browser copied into a tab it opened, before that tab's own token is exchanged.
   */
  clearTab(): void
  dispose(): void
}
