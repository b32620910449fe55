import type { Solution } from 'altcha-lib'

/** What the worker answers: how far it is now and then, and at last a solution or none. */
export type ProofAnswer = { readonly progress: number } | { readonly solution: Solution | null }
