import type { Challenge } from './model.ts'

/** The wire form of a solved proof of work. */
export type Solution = Readonly<Record<string, unknown>>

/** Why a proof of work has no solution: no solver is available, or it found none. */
export type Unsolved = 'no-solver' | 'no-solution'

/** Solves a proof without blocking the page, in a worker. */
export type Solver = (
  challenge: Challenge,
  options: {
    readonly signal: AbortSignal
    /** Receives the probability, 0 to 1, that the solution would have been found by now. */
    readonly onProgress: (progress: number) => void
  },
) => Promise<Solution | Unsolved>
