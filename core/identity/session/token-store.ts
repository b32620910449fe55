import type { SessionTokens } from './read-token.ts'

/** A refresh token that outlives its tab. */
export interface DeviceToken {
  readonly sessionId: string
  readonly refreshToken: string
}

/** A tab's own session, or a delegated one: an impersonation, an account switch, one record. */
export type Slot = 'own' | 'delegated'

export interface TokenStore {
  /** Tokens of a slot; `'unreadable'` if they cannot be read. */
  read(slot: Slot): SessionTokens | 'unreadable' | undefined
  write(slot: Slot, sessionTokens: SessionTokens | undefined): void
  /** A refresh token stored on the device, for a tab without a session (global login). */
  deviceToken(): DeviceToken | undefined
  /** Removes what is stored on the device for that session. */
  forget(sessionId: string): void
  /**
   * Removes what a sign-out must not leave (spec 1 §4): the tab's storage, and the device's if it
   * belongs to the tab's own session. Another session on the device stays.
   */
  wipe(slot: Slot): void
  /** Empties this tab's storage only. */
  wipeTab(): void
}

/** An embed's tokens, in memory only because the page belongs to somebody else. */
export const createMemoryStore = (): TokenStore => {
  const slots = new Map<Slot, SessionTokens>()
  return {
    read: (slot) => slots.get(slot),
    write: (slot, sessionTokens) =>
      void (sessionTokens === undefined ? slots.delete(slot) : slots.set(slot, sessionTokens)),
    deviceToken: () => undefined,
    forget: () => {},
    wipe: (slot) => void slots.delete(slot),
    wipeTab: () => slots.clear(),
  }
}
