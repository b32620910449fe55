import { endsWithSession, isSameLink, isSameUser } from './cache-user.ts'
import { endOf, isNewer, isSameSession, sessionIdOf, type SessionTokens } from './read-token.ts'
import type { SessionState } from './session-state.ts'
import type { PeerListener } from './peers.ts'
import type { TokenStore } from './token-store.ts'

/**
 * Answers the other tabs of a session: sends them tokens, and follows their sign-in, refresh and
 * sign-out.
 */
export const createPeerHandler = (input: {
  readonly store: TokenStore
  readonly state: SessionState
  readonly isUnexpired: (sessionTokens: SessionTokens) => boolean
  /** Replaces the tokens in use; settles when there are new ones, or there can be none. */
  readonly renew: () => Promise<void>
}): PeerListener => {
  const { store, state } = input
  const { $tokens } = state

  /** The tab's own session during a delegated one. */
  const ownTokens = (): SessionTokens | undefined =>
    state.slot() === 'own' ? undefined : state.storedIn('own')

  const offer = (sessionId: string | undefined): SessionTokens | undefined => {
    const own = state.slot() === 'own' ? $tokens.get() : ownTokens()
    const candidates = sessionId === undefined ? [own] : [$tokens.get(), own]
    return candidates.find(
      (sessionTokens) =>
        sessionTokens !== undefined &&
        input.isUnexpired(sessionTokens) &&
        (sessionId === undefined || sessionIdOf(sessionTokens) === sessionId),
    )
  }

  return {
    offer,
    async offerToNew() {
      const sessionTokens = state.slot() === 'own' ? $tokens.get() : undefined
      // A token that expires at this instant must not send a tab to the sign-in.
      if (sessionTokens !== undefined && !input.isUnexpired(sessionTokens))
        await input.renew().catch(() => {})
      return offer(undefined)
    },
    renewed(fresh, replaces) {
      const sessionTokens = $tokens.get()
      const isOurs =
        sessionTokens !== undefined &&
        isSameSession(sessionTokens, fresh) &&
        state.isStored(state.slot(), sessionTokens)
      // The user signed in again, or opened the link again, in another tab: a tab that waits, or
      // has not noticed the end, continues with it.
      const ended =
        state.expiredTokens() ??
        (sessionTokens && sessionIdOf(sessionTokens) === replaces ? sessionTokens : undefined)
      const known = ended ?? sessionTokens
      const replacesOurs =
        state.slot() === 'own'
          ? ended !== undefined && isSameUser(ended, fresh)
          : known !== undefined && isSameLink(known, fresh) && isNewer(fresh, known)
      if (isOurs ? !isNewer(sessionTokens, fresh) : replacesOurs) return state.adopt(fresh)
      const own = ownTokens()
      if (own !== undefined && isSameSession(own, fresh) && !isNewer(own, fresh)) {
        store.write('own', fresh)
      }
    },
    expired(sessionId, end) {
      const matches = (sessionTokens: SessionTokens | undefined): boolean =>
        sessionTokens !== undefined &&
        sessionIdOf(sessionTokens) === sessionId &&
        endOf(sessionTokens) <= end
      if (matches($tokens.get())) return state.expire()
      if (matches(ownTokens())) store.write('own', undefined)
    },
    signedOut(sessionId) {
      const current = $tokens.get() ?? state.expiredTokens()
      if (current !== undefined && endsWithSession(current, sessionId)) return state.signOut()
      const own = ownTokens()
      if (own !== undefined && endsWithSession(own, sessionId)) store.write('own', undefined)
    },
  }
}
