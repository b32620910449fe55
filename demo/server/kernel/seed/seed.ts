import { sortTopologically } from '../modules/topological-order.ts'
import type { Services } from '../services.ts'

/** `few` is `small` with a short register of companies, for tests. */
export type SeedSize = 'few' | 'small' | 'large'

interface NamedSeed {
  readonly name: string
  /** Names of the seeds of the same kind whose rows it needs. */
  readonly after?: readonly string[]
}

/** Data that every platform needs. Written at each start; does not overwrite edits. */
interface PlatformSeed extends NamedSeed {
  readonly of: 'platform'
  run(services: Pick<Services, 'database'>): Promise<void>
}

/** The demo's data, written in a single transaction at the first start. */
interface DemoSeed extends NamedSeed {
  readonly of: 'demo'
  run(services: Services, size: SeedSize): Promise<void>
}

/** Rows that a domain writes before the first call. */
export type Seed = PlatformSeed | DemoSeed

/** The seeds of all domains in order; each seed comes after its dependencies of the same kind. */
export const seedsInOrder = (seeds: readonly Seed[]): readonly Seed[] =>
  (['platform', 'demo'] as const).flatMap((of) =>
    sortTopologically(
      seeds.filter((seed) => seed.of === of),
      { nameOf: ({ name }) => name, after: ({ after }) => after ?? [] },
    ),
  )
