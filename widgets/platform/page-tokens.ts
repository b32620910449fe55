import { createSharedTokens } from '#core/identity/session/shared-tokens.ts'

/**
 * Tokens that the elements of this page opened by key. In this module's memory, out of reach of
 * frames, storage and events; elements of another version do not share it.
 */
export const pageTokens = createSharedTokens()
