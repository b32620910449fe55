import type { Work } from '#core/platform/api/endpoint.ts'

/** Assumed milliseconds of work that has not been measured. */
const declaredCost: Readonly<Record<Work, number>> = { light: 5, heavy: 80, long: 1_000 }

/** Milliseconds from which work is heavy or long. */
const heavyFrom = 25
const longFrom = 500

/**
 * Weights of a measured time. The average stays close to the slow calls, because others wait for
 * these.
 */
const weight = { slower: 0.3, faster: 0.02 } as const

/** A time that was measured while the machine slept is meaningless, so it is capped. */
const maxMeasured = 2_000

/**
 * A single slow call, such as one that waits for a lock, does not make light work heavy; several
 * do.
 */
const maxGrowth = 4

/** The measured duration of each kind of work in this process. */
export interface Costs {
  /** Milliseconds. */
  of(name: string, declared: Work): number
  measured(name: string, declared: Work, milliseconds: number): void
}

export const createCosts = (): Costs => {
  const costs = new Map<string, number>()
  const of = (name: string, declared: Work): number => costs.get(name) ?? declaredCost[declared]
  return {
    of,
    measured(name, declared, milliseconds) {
      const before = of(name, declared)
      const now = Math.min(milliseconds, maxMeasured, before * maxGrowth)
      const share = now > before ? weight.slower : weight.faster
      costs.set(name, before + (now - before) * share)
    },
  }
}

/** The class of work by its milliseconds. */
export const workOf = (cost: number): Work => {
  if (cost >= longFrom) return 'long'
  return cost >= heavyFrom ? 'heavy' : 'light'
}
