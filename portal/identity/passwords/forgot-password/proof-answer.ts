import type { Solution } from 'altcha-lib'

/** Messages of the worker: its progress, and finally a solution or none. */
export type ProofAnswer = { readonly progress: number } | { readonly solution: Solution | null }
