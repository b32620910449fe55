/**
 * Event that asks the page's loader for the code of `detail.tag`. It is a type, because a value
 * would become a chunk that the loader has to wait for.
 */
export type CodeRequest = 'parapet-code-wanted'
