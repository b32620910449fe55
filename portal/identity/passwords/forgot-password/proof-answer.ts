import type { Solution } from 'altcha-lib'

/** The worker's messages: progress, then a solution or null. */
export type ProofAnswer = { readonly progress: number } | { readonly solution: Solution | null }
