import { createSharedTokens } from '#core/identity/session/shared-tokens.ts'

/**
 * Tokens that the elements of this page opened by key. In this module's memory: no script of the page
 * reaches it, and elements of another version do not.
 */
export const pageTokens = createSharedTokens()
