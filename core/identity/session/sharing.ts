import type { Stop } from '../../foundation/host/host.ts'
import type { SessionTokens } from './read-token.ts'

/** Handles the messages of other tabs. */
export interface PeerListener {
  /** Tokens for a tab that asks for this session, or for any. */
  offer(sessionId: string | undefined): SessionTokens | undefined
  /**
   * Like `offer` for any session, after expired tokens are replaced, for a tab that just opened.
   */
  offerToNew(): Promise<SessionTokens | undefined>
  /** Another tab has new tokens. */
  renewed(sessionTokens: SessionTokens, replaces: string | undefined): void
  /**
   * Another tab could not renew that session; its token expired at `end`, milliseconds since 1970.
   */
  ranOut(sessionId: string, end: number): void
  signedOut(sessionId: string): void
}

/** The other tabs of this origin. */
export interface Peers {
  /**
   * Asks the others for that session, or for any own session of theirs. Returns the first answer
   * that `fits`; undefined if no tab is open, all have answered, or the timeout has passed.
   */
  ask(
    sessionId: string | undefined,
    fits: (sessionTokens: SessionTokens) => boolean,
  ): Promise<SessionTokens | undefined>
  /** Asks as a tab that just opened: for any session, with a longer timeout. */
  askAsNew(): Promise<SessionTokens | undefined>
  /** Announces the sessions of this tab: its own, and the delegated one. */
  appear(as: { readonly own: string | undefined; readonly delegated: string | undefined }): void
  tell(sessionTokens: SessionTokens, replaces?: string): void
  /** Notifies the others that the session could not be renewed, so that they do not try. */
  tellRunOut(sessionTokens: SessionTokens): void
  tellSignOut(sessionId: string): void
  stop: Stop
}
