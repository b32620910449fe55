import type { Clock } from '../../foundation/clock/clock.ts'
import type { IssuedTokens } from './gateway.ts'
import type { SessionTokens } from './read-token.ts'
import { readIssuedTokens } from './renewal.ts'
import type { SessionState } from './session-state.ts'
import type { TokenStore } from './token-store.ts'

/** Puts issued tokens into use, and ends their use. */
export const createTokenEntry = (
  state: SessionState,
  store: Pick<TokenStore, 'write' | 'wipeTab'>,
  clock: Clock,
) => {
  const { $isDelegated, $tokens } = state

  /** Puts them into the current slot; a token that cannot be read rejects the session. */
  const take = (tokens: IssuedTokens): SessionTokens | undefined => {
    state.nextGeneration()
    const sessionTokens = readIssuedTokens(tokens, clock)
    if (sessionTokens === undefined) state.reject()
    else state.adopt(sessionTokens)
    return sessionTokens
  }

  return {
    accept(tokens: IssuedTokens): SessionTokens | undefined {
      // A sign-in is for the tab's own session, even if a delegated one just ended.
      store.write('delegated', undefined)
      $isDelegated.set(false)
      return take(tokens)
    },
    enter(tokens: IssuedTokens): SessionTokens | undefined {
      $isDelegated.set(true)
      return take(tokens)
    },
    /** Ends the session that `enter` put into use and returns it; undefined if there was none. */
    leave(): { readonly entered: SessionTokens | undefined } | undefined {
      if (!$isDelegated.get()) return undefined
      const entered = $tokens.get()
      state.nextGeneration()
      store.write('delegated', undefined)
      $isDelegated.set(false)
      state.clear()
      return { entered }
    },
    clearTab(): void {
      state.nextGeneration()
      store.wipeTab()
      $isDelegated.set(false)
      state.clear()
    },
  }
}
