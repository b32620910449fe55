import { sql } from 'drizzle-orm'
import { readState, writeState } from '../demo-controls/state.ts'
import type { Services } from '../services.ts'
import type { Seed, SeedSize } from './seed.ts'

/** Must be unique among the advisory locks of the database. */
const lockNumber = 4_000_119

/** One process seeds at a time, because several may start on an empty database together. */
const takeTurn = async ({ database }: Pick<Services, 'database'>): Promise<void> => {
  await database.handle().execute(sql`select pg_advisory_xact_lock(${lockNumber})`)
}

/** Runs the seeds that every platform needs, at each start. */
export const seedPlatform = (
  seeds: readonly Seed[],
  services: Pick<Services, 'database'>,
): Promise<void> =>
  services.database.transaction(async () => {
    await takeTurn(services)
    for (const seed of seeds) if (seed.of === 'platform') await seed.run(services)
  })

/** Seeds a new database with the demo's data once, in one transaction. */
export const seedDemo = (
  seeds: readonly Seed[],
  services: Services,
  size: SeedSize,
): Promise<void> =>
  services.database.transaction(async () => {
    await takeTurn(services)
    if ((await readState(services, 'seed')) !== undefined) return
    for (const seed of seeds) if (seed.of === 'demo') await seed.run(services, size)
    await writeState(services, 'seed', size)
  })
