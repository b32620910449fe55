import { createHandOffs } from '#core/identity/session/hand-offs.ts'

/**
 * Sessions of single records that one element of this page opened for the others. In this module's
 * memory: no script of the page reaches it, and elements of another version do not.
 */
export const handOffs = createHandOffs(() => performance.now())
