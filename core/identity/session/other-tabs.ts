import { isSameUser } from './cache-user.ts'
import { isSameSession, type SessionTokens } from './read-token.ts'
import type { SessionState } from './session-state.ts'
import type { Peers } from './peers.ts'
import type { OtherTabs } from './token-refresh.ts'

/** The tokens that other tabs have or receive after a session here cannot be renewed. */
export const createOtherTabs = (
  peers: Pick<Peers, 'ask' | 'announceExpiry'>,
  state: SessionState,
): OtherTabs => ({
  successorOf: async (sessionTokens: SessionTokens) =>
    state.slot() === 'own'
      ? peers.ask(
          undefined,
          (other) => isSameUser(other, sessionTokens) && !isSameSession(other, sessionTokens),
        )
      : undefined,
  announceExpiry: (sessionTokens) => peers.announceExpiry(sessionTokens),
})
