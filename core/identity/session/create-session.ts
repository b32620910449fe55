import type { Clock } from '../../foundation/clock/clock.ts'
import type { Errors } from '../../foundation/errors/errors.ts'
import type { Host } from '../../foundation/host/host.ts'
import { createPeerHandler } from './peer-handler.ts'
import { createSignOutNotice } from './sign-out-notice.ts'
import { createSessionRestore } from './session-restore.ts'
import type { Gateway, Issue } from './gateway.ts'
import { cacheUserOf, cacheUserOfToken } from './cache-user.ts'
import { sessionIdOf, type SessionTokens } from './read-token.ts'
import { createRenewal, takeIssue } from './renewal.ts'
import { isLasting } from './schedule.ts'
import { createSessionState } from './session-state.ts'
import type { Session } from './session.ts'
import type { SessionSharing } from './sharing.ts'
import type { TokenStore } from './token-store.ts'
import { createTokenRefresh, isErrorAnswer } from './token-refresh.ts'
import { createPendingCalls } from './pending-calls.ts'

/** Makes the session of a platform over its store; with `sharing` it speaks to the other tabs. */
export const createSession = (input: {
  readonly host: Host
  readonly clock: Clock
  readonly gateway: Gateway
  readonly errors: Pick<Errors, 'stated' | 'caught'>
  readonly store: TokenStore
  readonly sharing: SessionSharing | undefined
}): Session => {
  const { host, clock, gateway, store, errors } = input

  const state = createSessionState({
    store,
    clock,
    onShown(sessionTokens) {
      appear()
      tokenRefresh.plan(sessionTokens)
    },
    onGone() {
      appear()
      tokenRefresh.unplan()
    },
  })
  const { $tokens, $user, $isDelegated } = state

  const peers = input.sharing?.createPeers(
    host,
    clock,
    createPeerHandler({
      store,
      state,
      isLasting: (sessionTokens) => isLasting(sessionTokens, clock.now()),
      renew: () => tokenRefresh.renewOnce(),
    }),
  )
  const renewal = createRenewal({ host, clock, gateway, errors, peers, store })
  const tokenRefresh = createTokenRefresh({ host, clock, gateway, store, state, peers, renewal })
  const start = createSessionRestore({ clock, gateway, store, state, peers, renewal, tokenRefresh })
  const pendingCalls = createPendingCalls(state)
  const signOutNotice = createSignOutNotice(host, clock, gateway)

  /** Lets the other tabs see which sessions this one has. */
  const appear = (): void => {
    const idOf = (sessionTokens: SessionTokens | undefined) =>
      sessionTokens && sessionIdOf(sessionTokens)
    const id = idOf($tokens.get())
    peers?.appear(
      $isDelegated.get()
        ? { own: idOf(state.storedIn('own')), delegated: id }
        : { own: id, delegated: undefined },
    )
  }

  /** Takes handed-out tokens into the current slot; a token that cannot be read rejects the session. */
  const take = (tokens: Issue): SessionTokens | undefined => {
    state.nextGeneration()
    const sessionTokens = takeIssue(tokens, clock)
    if (sessionTokens === undefined) state.reject()
    else state.adopt(sessionTokens)
    return sessionTokens
  }

  const speaksFor = (token: string): boolean => {
    if ($tokens.get()?.accessToken === token) return true
    const cacheUser = cacheUserOfToken(token)
    return cacheUser === undefined || cacheUser === cacheUserOf($user.get())
  }

  /** Ends a session in the other tabs and on the server. */
  const endElsewhere = async (sessionId: string | undefined, refreshToken?: string) => {
    if (sessionId !== undefined) peers?.tellSignOut(sessionId)
    if (refreshToken !== undefined) await signOutNotice.tell(refreshToken)
  }

  /** Ends what a new tab would have been given: the session of a peer, or the remembered one. */
  const endOfOthers = async (remembered: ReturnType<TokenStore['remembered']>) => {
    const given = await peers?.askAsNew()
    if (given !== undefined) return endElsewhere(sessionIdOf(given), given.refreshToken)
    if (remembered === undefined) return
    store.forget(remembered.sessionId)
    await endElsewhere(remembered.sessionId, remembered.refreshToken)
  }

  return {
    $status: state.$status,
    $claims: state.$claims,
    $user,
    $isAuthenticated: state.$isAuthenticated,
    $ended: state.$ended,
    $isDelegated,
    start,
    accept(tokens) {
      const over = state.over()
      // Whoever signs in does so for the tab itself, even where a delegated session just ended.
      store.write('delegated', undefined)
      $isDelegated.set(false)
      const sessionTokens = take(tokens)
      if (sessionTokens !== undefined) peers?.tell(sessionTokens, over && sessionIdOf(over))
    },
    enter(tokens) {
      $isDelegated.set(true)
      take(tokens)
    },
    async leave() {
      if (!$isDelegated.get()) return
      const sessionTokens = $tokens.get()
      state.nextGeneration()
      store.write('delegated', undefined)
      $isDelegated.set(false)
      state.clear()
      const signedOut =
        sessionTokens && endElsewhere(sessionIdOf(sessionTokens), sessionTokens.refreshToken)
      await Promise.all([start(), signedOut])
    },
    pauseCalls: () => pendingCalls.readTokens(),
    async token(callOptions) {
      const asking = cacheUserOf($user.get())
      if ($tokens.get() === undefined) await pendingCalls.untilBack(callOptions)
      if ($tokens.get() === undefined && gateway.open !== undefined) await start()
      const sessionTokens = $tokens.get()
      if (
        sessionTokens !== undefined &&
        tokenRefresh.canRenew(sessionTokens) &&
        !isLasting(sessionTokens, clock.now())
      ) {
        await tokenRefresh.renewOnce()
      }
      if (asking !== undefined && asking !== cacheUserOf($user.get())) {
        throw errors.caught(new Error('Who asked for the token has left'), 'cancel')
      }
      return $tokens.get()?.accessToken
    },
    async renew(refused, callOptions) {
      if (!speaksFor(refused)) return false
      const sessionTokens = $tokens.get()
      if (sessionTokens?.accessToken === refused && tokenRefresh.canRenew(sessionTokens)) {
        try {
          await tokenRefresh.renewOnce()
        } catch (error) {
          // The server refused the token and its renewal: it only seemed to last.
          if (isErrorAnswer(error) && $tokens.get() === sessionTokens)
            await tokenRefresh.endOrFollow(sessionTokens)
        }
      }
      if ($tokens.get() === undefined) await pendingCalls.untilBack(callOptions)
      const token = $tokens.get()?.accessToken
      return token !== undefined && token !== refused && speaksFor(refused)
    },
    speaksFor,
    isStillStored() {
      const sessionTokens = $tokens.get()
      return sessionTokens === undefined || state.isStored(state.slot(), sessionTokens)
    },
    async signOut({ orOfPeers = false } = {}) {
      const known = $tokens.get() ?? state.over()
      // A page opened at the sign-out's own address has stored tokens, but uses none yet.
      const stored = known ?? state.lookUp()
      const sessionTokens = typeof stored === 'object' ? stored : undefined
      const remembered = store.remembered()
      const isNew = orOfPeers && sessionTokens === undefined && !state.hasLeft()
      state.leaveAll()
      if (sessionTokens !== undefined)
        await endElsewhere(sessionIdOf(sessionTokens), sessionTokens.refreshToken)
      else if (isNew) await endOfOthers(remembered)
    },
    clearTab() {
      state.nextGeneration()
      store.wipeTab()
      $isDelegated.set(false)
      state.clear()
    },
    dispose() {
      tokenRefresh.stop()
      signOutNotice.stop()
      peers?.stop()
    },
  }
}
