import { createSharedTokens } from '#core/identity/session/shared-tokens.ts'

/**
 * Tokens that the page's elements opened with a key. They exist only in this module's memory, not
 * in frames, storage or events. Elements of another version do not share them.
 */
export const pageTokens = createSharedTokens()
