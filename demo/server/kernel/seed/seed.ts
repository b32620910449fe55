import { inOrder } from '../modules/in-order.ts'
import type { Services } from '../services.ts'

/** `few` is `small` with a short register of companies, for tests. */
export type SeedSize = 'few' | 'small' | 'large'

/** Rows that a domain writes before the first call. */
export interface Seed {
  readonly name: string
  /**
   * `platform`: what every platform needs, written at each start. `demo`: the demo's data, written in
   * the one transaction of the first start.
   */
  readonly of: 'platform' | 'demo'
  /** Seeds of the same kind whose rows it needs, by their names. */
  readonly after?: readonly string[]
  run(services: Services, size: SeedSize): Promise<void>
}

/** The seeds of all domains in order; those of one kind come after those that they name. */
export const seedsInOrder = (seeds: readonly Seed[]): readonly Seed[] =>
  (['platform', 'demo'] as const).flatMap((of) =>
    inOrder(
      seeds.filter((seed) => seed.of === of),
      { nameOf: ({ name }) => name, after: ({ after }) => after ?? [] },
    ),
  )
