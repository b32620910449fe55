import { sql } from 'drizzle-orm'
import { readState, writeState } from '../demo-controls/state.ts'
import type { Services } from '../services.ts'
import type { Seed, SeedSize } from './seed.ts'

/** Any number that is unique among the advisory locks of the database. */
const lockNumber = 4_000_119

/** One process seeds at a time: several may start on an empty database at once. */
const takeTurn = async ({ database }: Services): Promise<void> => {
  await database.handle().execute(sql`select pg_advisory_xact_lock(${lockNumber})`)
}

const runAll = async (
  seeds: readonly Seed[],
  of: Seed['of'],
  services: Services,
  size: SeedSize,
): Promise<void> => {
  for (const seed of seeds) if (seed.of === of) await seed.run(services, size)
}

/** Runs the seeds that every platform needs, at each start. */
export const seedPlatform = (seeds: readonly Seed[], services: Services): Promise<void> =>
  services.database.transaction(async () => {
    await takeTurn(services)
    await runAll(seeds, 'platform', services, 'small')
  })

/** Fills a new database with the demo's data, in one transaction, once. */
export const seedDemo = (
  seeds: readonly Seed[],
  services: Services,
  size: SeedSize,
): Promise<void> =>
  services.database.transaction(async () => {
    await takeTurn(services)
    if ((await readState(services, 'seed')) !== undefined) return
    await runAll(seeds, 'demo', services, size)
    await writeState(services, 'seed', size)
  })
