import { isNewer, sessionIdOf, type SessionTokens } from './read-token.ts'
import type { Clock } from '../../foundation/clock/clock.ts'
import { createSharedSearch } from './shared-search.ts'
import type { Renewal } from './renewal.ts'
import { isUnexpired } from './schedule.ts'
import type { SessionState } from './session-state.ts'
import type { Peers } from './peers.ts'
import type { TokenStore } from './token-store.ts'
import { isRejection, type TokenRefresh } from './token-refresh.ts'

/**
 * Restores the session when a page opens: stored in the tab, received from a peer, or stored on the
 * device. A slow result is dropped if the user signs in or out meanwhile.
 */
export const createSessionRestore = (input: {
  readonly clock: Clock
  readonly store: TokenStore
  readonly state: SessionState
  readonly peers: Peers
  readonly renewal: Renewal
  readonly tokenRefresh: TokenRefresh
}): (() => Promise<void>) => {
  const { clock, store, state, peers, renewal, tokenRefresh } = input

  /** Tokens that the browser copied or restored may be older than those of the other tabs. */
  const catchUp = async (sessionTokens: SessionTokens): Promise<void> => {
    const sessionId = sessionIdOf(sessionTokens)
    const where = state.slot()
    if (sessionId === undefined || sessionTokens.refreshToken === undefined) return
    const newer = await peers.ask(sessionId, (other) => isNewer(other, sessionTokens))
    if (newer !== undefined && state.$tokens.get() === sessionTokens)
      tokenRefresh.settle(where, sessionTokens, newer)
  }

  const resume = async (sessionTokens: SessionTokens): Promise<void> => {
    state.activate(sessionTokens)
    if (isUnexpired(sessionTokens, clock.now())) return void catchUp(sessionTokens)
    await tokenRefresh.renewOnce().catch((error: unknown) => {
      // A page that just opened has no screen to cover: it shows the sign-in with the reason.
      if (isRejection(error) && state.$tokens.get() === undefined) state.clear('expired')
    })
  }

  const adoptIfCurrent = (generation: number, sessionTokens: SessionTokens): void => {
    if (generation === state.generation()) state.adopt(sessionTokens)
  }

  const restore = async (generation: number): Promise<void> => {
    const deviceToken = store.deviceToken()
    if (deviceToken === undefined) return
    const { sessionId, refreshToken } = deviceToken
    try {
      adoptIfCurrent(generation, await renewal.restore(sessionId, refreshToken))
    } catch (error) {
      if (isRejection(error)) store.forget(sessionId)
    }
  }

  /** Asynchronous sources of a session, tried in order until one returns tokens. */
  const searchElsewhere = async (generation: number): Promise<void> => {
    const isOpen = () => generation === state.generation() && state.$tokens.get() === undefined
    if (!state.hasSignedOut()) {
      const peerTokens = await peers.askAsNew()
      if (peerTokens !== undefined) adoptIfCurrent(generation, peerTokens)
      if (isOpen()) await restore(generation)
    }
    if (!isOpen()) return
    // Waits under an overlay if there is a screen; a page that is restoring has none.
    if (state.expiredTokens() !== undefined) state.clear()
    else state.$status.set('IDLE')
  }

  const find = async (generation: number): Promise<void> => {
    state.$status.set('PENDING')
    const stored = state.readStored()
    if (stored === 'unreadable') return state.reject()
    if (stored !== undefined) return resume(stored)
    try {
      await searchElsewhere(generation)
    } catch (error) {
      if (generation === state.generation()) state.$status.set('IDLE')
      throw error
    }
  }

  return createSharedSearch(state, find)
}
