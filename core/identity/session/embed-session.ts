import { createCallTokens } from './call-tokens.ts'
import { createSharedSearch } from './shared-search.ts'
import { createSessionOpener } from './session-opener.ts'
import type { SessionTokens } from './read-token.ts'
import { readIssuedTokens } from './renewal.ts'
import { isUnexpired } from './schedule.ts'
import type { SessionKind } from './session-kind.ts'
import { createSessionState } from './session-state.ts'
import { createTokenRefresh, isRejection } from './token-refresh.ts'
import { createMemoryStore } from './token-store.ts'
import type { SharedTokens } from './shared-tokens.ts'
import { createTokenEntry } from './token-entry.ts'

/** How the embeds of one page share the sessions opened by a key. */
export interface SessionSharing {
  readonly tokens: SharedTokens
  /** The values that the server checks in addition to the key: the platform's address and the region. */
  readonly place: () => string
}

/**
 * The session of an embed on a host page: opened by key or by the page's function when the first
 * call needs it, and stored in memory only. Other tabs do not share it, and it is renewed by
 * opening another one.
 */
export const embedSessionWith =
  (sharing: SessionSharing | undefined): SessionKind =>
  (parts) => {
    const { host, clock, errors } = parts
    const open = createSessionOpener(parts)
    const store = createMemoryStore()
    const state = createSessionState({
      store,
      clock,
      onAdopted: (sessionTokens) => tokenRefresh.schedule(sessionTokens),
      onCleared: () => tokenRefresh.cancel(),
    })
    const { $tokens, $isDelegated } = state

    const openOwn = async (): Promise<SessionTokens> => {
      const sessionTokens = readIssuedTokens(await open(), clock)
      if (sessionTokens === undefined) throw errors.ofCode('tokenUnreadable', 'decode')
      return sessionTokens
    }

    const openOnce = (before?: SessionTokens): Promise<SessionTokens> => {
      const { clientKey = '', fetchSession } = parts.access()
      // A session from the page's own function belongs to one element.
      if (sharing === undefined || clientKey === '' || fetchSession !== undefined) return openOwn()
      return sharing.tokens.take({
        scope: `${clientKey} ${sharing.place()}`,
        clock,
        before,
        open: openOwn,
        relay: errors.relayed,
      })
    }

    const tokenRefresh = createTokenRefresh({
      host,
      clock,
      store,
      state,
      // A delegated session is for one record, and is not renewed.
      canRenew: () => state.slot() === 'own',
      renew: openOnce,
    })
    const tokenEntry = createTokenEntry(state, store, clock)

    const resume = async (sessionTokens: SessionTokens): Promise<void> => {
      state.activate(sessionTokens)
      if (isUnexpired(sessionTokens, clock.now())) return
      await tokenRefresh.renewOnce().catch((error: unknown) => {
        if (isRejection(error) && $tokens.get() === undefined) state.clear()
      })
    }

    const find = async (generation: number): Promise<void> => {
      state.$status.set('PENDING')
      const stored = state.readStored()
      if (typeof stored === 'object') return resume(stored)
      try {
        const sessionTokens = await openOnce()
        if (generation === state.generation()) state.adopt(sessionTokens)
      } catch (error) {
        if (generation === state.generation()) state.$status.set('IDLE')
        // An embed has no sign-in form: callers get the reason why there is no session.
        throw error
      }
    }

    const sharedSearch = createSharedSearch(state, find)
    const start = async (): Promise<void> => {
      const generation = state.generation()
      await sharedSearch()
      // The credentials changed meanwhile: opens again with the current ones.
      if (generation !== state.generation()) await start()
    }

    const callTokens = createCallTokens({ clock, errors, state, tokenRefresh, find: start })

    /**
     * A record of another region would appear with the wrong terms and rules. The server checks the
     * region of keys.
     */
    const checkRegion = (): void => {
      const claims = state.$claims.get()
      const region = parts.fixedRegion()
      if (claims?.kind !== 'record' || claims.region === undefined || region === undefined) return
      if (claims.region === region) return
      throw errors.ofCode('regionRefused', 'input', { expected: claims.region, region })
    }

    return {
      $status: state.$status,
      $claims: state.$claims,
      $user: state.$user,
      $isAuthenticated: state.$isAuthenticated,
      $ended: state.$ended,
      $isDelegated,
      ...callTokens,
      async token(callOptions) {
        const token = await callTokens.token(callOptions)
        checkRegion()
        return token
      },
      start,
      accept: (tokens) => void tokenEntry.accept(tokens),
      enter: tokenEntry.enter,
      async leave() {
        if (tokenEntry.leave() !== undefined) await start()
      },
      pauseCalls: () => () => {},
      isStillStored: () => true,
      signOut: () => {
        state.signOut()
        return Promise.resolve()
      },
      clearTab: tokenEntry.clearTab,
      dispose: () => tokenRefresh.stop(),
    }
  }

/** The session of an embed that does not share it. */
export const embedSession: SessionKind = embedSessionWith(undefined)
