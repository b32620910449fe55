/**
 * Asks the page's loader, which is here already, for the code of `detail.tag`. A type, not a value:
 * a value would become a file of its own for the loader to wait for.
 */
export type Wanted = 'parapet-code-wanted'
