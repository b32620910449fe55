import type { Work } from '#core/platform/api/endpoint.ts'

/** Milliseconds that work takes until it was measured. */
const declaredCost: Readonly<Record<Work, number>> = { light: 5, heavy: 80, long: 1_000 }

/** Milliseconds from which work is heavy or long. */
const heavyFrom = 25
const longFrom = 500

/** Weights of a measured time: near the slow ones, because those are what others wait for. */
const weight = { slower: 0.3, faster: 0.02 } as const

/** One time that was measured while the machine slept says nothing. */
const maxMeasured = 2_000

/** One slow call, as behind a lock, does not make light work heavy for everybody; several do. */
const maxGrowth = 4

/** What each kind of work takes, as measured in this process. */
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

/** The class of work that takes so many milliseconds. */
export const workOf = (cost: number): Work => {
  if (cost >= longFrom) return 'long'
  return cost >= heavyFrom ? 'heavy' : 'light'
}
