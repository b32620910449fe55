import { endsWith, isSameOwner } from './owner.ts'
import { endOf, isNewer, isSameSession, sessionIdOf, type Held } from './read-token.ts'
import type { SessionState } from './session-state.ts'
import type { PeerListener } from './sharing.ts'
import type { TokenStore } from './token-store.ts'

/** How a tab answers its peers: hands tokens over, and follows what happens to its session. */
export const createAnswering = (input: {
  readonly store: TokenStore
  readonly state: SessionState
  readonly isLasting: (held: Held) => boolean
  /** Replaces the tokens in use; settles when there are new ones or none can be had. */
  readonly renew: () => Promise<void>
}): PeerListener => {
  const { store, state } = input
  const { $held } = state

  /** The tab's own session while a delegated one is in use. */
  const beside = (): Held | undefined => (state.slot() === 'own' ? undefined : state.keptIn('own'))

  const offer = (sessionId: string | undefined): Held | undefined => {
    const own = state.slot() === 'own' ? $held.get() : beside()
    const candidates = sessionId === undefined ? [own] : [$held.get(), own]
    return candidates.find(
      (held) =>
        held !== undefined &&
        input.isLasting(held) &&
        (sessionId === undefined || sessionIdOf(held) === sessionId),
    )
  }

  return {
    offer,
    async offerToNew() {
      const held = state.slot() === 'own' ? $held.get() : undefined
      // A session whose token ends just now is no reason to send anybody to sign in.
      if (held !== undefined && !input.isLasting(held)) await input.renew().catch(() => {})
      return offer(undefined)
    },
    renewed(fresh, replaces) {
      const held = $held.get()
      const isOurs =
        held !== undefined && isSameSession(held, fresh) && state.isKept(state.slot(), held)
      // Signed in again elsewhere: who waits here, or did not notice the end yet, goes on with it.
      const ended = state.over() ?? (held && sessionIdOf(held) === replaces ? held : undefined)
      const takesPlace = ended !== undefined && state.slot() === 'own' && isSameOwner(ended, fresh)
      if (isOurs ? !isNewer(held, fresh) : takesPlace) return state.adopt(fresh)
      const own = beside()
      if (own !== undefined && isSameSession(own, fresh) && !isNewer(own, fresh)) {
        store.write('own', fresh)
      }
    },
    ranOut(sessionId, end) {
      const isIt = (held: Held | undefined): boolean =>
        held !== undefined && sessionIdOf(held) === sessionId && endOf(held) <= end
      if (isIt($held.get())) return state.runOut()
      if (isIt(beside())) store.write('own', undefined)
    },
    signedOut(sessionId) {
      const current = $held.get() ?? state.over()
      if (current !== undefined && endsWith(current, sessionId)) return state.leaveAll()
      const own = beside()
      if (own !== undefined && endsWith(own, sessionId)) store.write('own', undefined)
    },
  }
}
