import type { FetchSession } from '#core/identity/session/session-kind.ts'
import { createSharedTokens, type SharedTokens } from '#core/identity/session/shared-tokens.ts'

/**
 * Tokens that the elements of this page opened by key. In this module's memory, out of reach of
 * frames, storage and events; elements of another version do not share it.
 */
export const pageTokens = createSharedTokens()

const byFunction = new WeakMap<FetchSession, SharedTokens>()

/** Those that elements opened by one function of the page, kept as long as the function. */
export const tokensOf = (fetchSession: FetchSession): SharedTokens => {
  const known = byFunction.get(fetchSession)
  if (known !== undefined) return known
  const made = createSharedTokens()
  byFunction.set(fetchSession, made)
  return made
}
