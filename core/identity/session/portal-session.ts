import { createCallTokens } from './call-tokens.ts'
import { createGateway } from './gateway.ts'
import { createPeerHandler } from './peer-handler.ts'
import { createPeers } from './peers.ts'
import { createPendingCalls } from './pending-calls.ts'
import { createPortalStore } from './portal-store.ts'
import { sessionIdOf, type SessionTokens } from './read-token.ts'
import { createRenewal } from './renewal.ts'
import { isUnexpired } from './schedule.ts'
import type { SessionKind } from './session-kind.ts'
import { createSessionRestore } from './session-restore.ts'
import { createSessionState } from './session-state.ts'
import { createSignOutNotice } from './sign-out-notice.ts'
import { createOtherTabs } from './other-tabs.ts'
import { createTokenEntry } from './token-entry.ts'
import { createTokenRefresh } from './token-refresh.ts'
import type { TokenStore } from './token-store.ts'

/**
 * The session of users who sign in. Tokens are in the tab's storage, or on the device with global
 * login; the tabs of one session share them.
 */
export const portalSession: SessionKind = ({ host, clock, errors, flags, api }) => {
  const gateway = createGateway(api)
  const store = createPortalStore(host.tab, host.device, () => flags.isOn('GLOBAL_LOGIN'))

  const state = createSessionState({
    store,
    clock,
    onAdopted(sessionTokens) {
      announceSessions()
      tokenRefresh.schedule(sessionTokens)
    },
    onCleared() {
      announceSessions()
      tokenRefresh.cancel()
    },
  })
  const { $tokens, $user, $isDelegated } = state

  const peers = createPeers(
    host,
    clock,
    createPeerHandler({
      store,
      state,
      isUnexpired: (sessionTokens) => isUnexpired(sessionTokens, clock.now()),
      renew: () => tokenRefresh.renewOnce(),
    }),
  )
  const renewal = createRenewal({ host, clock, gateway, errors, peers, store })
  const tokenRefresh = createTokenRefresh({
    host,
    clock,
    store,
    state,
    canRenew: ({ refreshToken }) => refreshToken !== undefined,
    renew: (before) => renewal.renew(before, () => $tokens.get()),
    others: createOtherTabs(peers, state),
  })
  const start = createSessionRestore({ clock, store, state, peers, renewal, tokenRefresh })
  const pendingCalls = createPendingCalls(state)
  const signOutNotice = createSignOutNotice(host, clock, gateway)
  const tokenEntry = createTokenEntry(state, store, clock)

  /** Announces the sessions of this tab to the other tabs. */
  const announceSessions = (): void => {
    const idOf = (sessionTokens: SessionTokens | undefined) =>
      sessionTokens && sessionIdOf(sessionTokens)
    const id = idOf($tokens.get())
    peers.announceSessions(
      $isDelegated.get()
        ? { own: idOf(state.storedIn('own')), delegated: id }
        : { own: id, delegated: undefined },
    )
  }

  /** Ends a session in the other tabs and on the server. */
  const endElsewhere = async (sessionId: string | undefined, refreshToken?: string) => {
    if (sessionId !== undefined) peers.announceSignOut(sessionId)
    if (refreshToken !== undefined) await signOutNotice.notify(refreshToken)
  }

  /**
   * Ends the session that a new tab would have received: that of a peer, or the one on the device.
   */
  const endOfOthers = async (deviceToken: ReturnType<TokenStore['deviceToken']>) => {
    const peerTokens = await peers.askAsNew()
    if (peerTokens !== undefined)
      return endElsewhere(sessionIdOf(peerTokens), peerTokens.refreshToken)
    if (deviceToken === undefined) return
    store.forget(deviceToken.sessionId)
    await endElsewhere(deviceToken.sessionId, deviceToken.refreshToken)
  }

  const { untilSignedIn } = pendingCalls
  return {
    $status: state.$status,
    $claims: state.$claims,
    $user,
    $isAuthenticated: state.$isAuthenticated,
    $ended: state.$ended,
    $isDelegated,
    ...createCallTokens({ clock, errors, state, tokenRefresh, find: untilSignedIn, untilSignedIn }),
    // The holder of a link has no user to log in with.
    ownText: (code) =>
      code === 'sessionExpired' && $user.get() === undefined
        ? 'common:failure.linkExpired'
        : undefined,
    start,
    accept(tokens) {
      const expired = state.expiredTokens()
      const sessionTokens = tokenEntry.accept(tokens)
      if (sessionTokens !== undefined)
        peers.announceTokens(sessionTokens, expired && sessionIdOf(expired))
    },
    enter(tokens) {
      const sessionTokens = tokenEntry.enter(tokens)
      // An impersonation belongs to this tab alone.
      if (sessionTokens?.body.payload.kind === 'record') peers.announceTokens(sessionTokens)
    },
    async leave() {
      const left = tokenEntry.leave()
      if (left === undefined) return
      const { entered } = left
      const notified = entered && endElsewhere(sessionIdOf(entered), entered.refreshToken)
      await Promise.all([start(), notified])
    },
    pauseCalls: () => pendingCalls.pause(),
    isStillStored() {
      const sessionTokens = $tokens.get()
      return sessionTokens === undefined || state.isStored(state.slot(), sessionTokens)
    },
    async signOut({ orOfPeers = false } = {}) {
      const known = $tokens.get() ?? state.expiredTokens()
      // A page opened at the sign-out's address has stored tokens, but does not use them yet.
      const stored = known ?? state.readStored()
      const sessionTokens = typeof stored === 'object' ? stored : undefined
      const deviceToken = store.deviceToken()
      const isNew = orOfPeers && sessionTokens === undefined && !state.hasSignedOut()
      state.signOut()
      if (sessionTokens !== undefined)
        await endElsewhere(sessionIdOf(sessionTokens), sessionTokens.refreshToken)
      else if (isNew) await endOfOthers(deviceToken)
    },
    clearTab: tokenEntry.clearTab,
    dispose() {
      tokenRefresh.stop()
      signOutNotice.stop()
      peers.stop()
    },
  }
}
