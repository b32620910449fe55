/**
 * Asks the page's loader for the code of `detail.tag`. A type instead of a value: a value would
 * become a file that the loader has to wait for.
 */
export type CodeRequest = 'parapet-code-wanted'
