import type { Challenge } from './model.ts'

/** What a solved proof of work is sent as. */
export type Solution = Readonly<Record<string, unknown>>

/** How an attempt at a proof of work ended without a solution: no solver to be had, or no solution found. */
export type Unsolved = 'no-solver' | 'no-solution'

/** Works on a proof where it holds nothing else up: a worker of the page. */
export type Solver = (
  challenge: Challenge,
  options: {
    readonly signal: AbortSignal
    /** Told now and then how likely it was to be done by now, 0 to 1. */
    readonly onProgress: (progress: number) => void
  },
) => Promise<Solution | Unsolved>
