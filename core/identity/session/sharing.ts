import type { Stop } from '../../foundation/host/host.ts'
import type { SessionTokens } from './read-token.ts'

/** What a tab does with messages of the others. */
export interface PeerListener {
  /** Tokens to hand to a tab that asks for this session, or for any. */
  offer(sessionId: string | undefined): SessionTokens | undefined
  /** As `offer` for any session, once tokens that have ended are replaced: for a tab that was just opened. */
  offerToNew(): Promise<SessionTokens | undefined>
  /** Another tab got new tokens. */
  renewed(sessionTokens: SessionTokens, replaces: string | undefined): void
  /** Another tab could not renew that session; its token ended at `end`, milliseconds since 1970. */
  ranOut(sessionId: string, end: number): void
  signedOut(sessionId: string): void
}

/** The other tabs of this origin. */
export interface Peers {
  /**
   * Asks the others for that session, or for any that is their own: the first answer that `fits`;
   * undefined when nobody is there, all have answered, or the others keep silent too long.
   */
  ask(
    sessionId: string | undefined,
    fits: (sessionTokens: SessionTokens) => boolean,
  ): Promise<SessionTokens | undefined>
  /** Asks as a tab that was just opened, which has nothing: for any session, and with more patience. */
  askAsNew(): Promise<SessionTokens | undefined>
  /** Lets the others see which sessions this tab has: its own, and the delegated one. */
  appear(as: { readonly own: string | undefined; readonly delegated: string | undefined }): void
  tell(sessionTokens: SessionTokens, replaces?: string): void
  /** The session could not be renewed: the others need not find out one by one. */
  tellRunOut(sessionTokens: SessionTokens): void
  tellSignOut(sessionId: string): void
  stop: Stop
}
