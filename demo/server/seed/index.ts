import { sql } from 'drizzle-orm'
import { writeState, readState } from '../kernel/demo-controls/state.ts'
import type { Services } from '../kernel/services.ts'
import { seedAgencies } from './agencies.ts'
import { seedQuotes } from './quotes/seed-quotes.ts'
import { seedSavedMethods } from './saved-methods.ts'
import { seedSignIns } from './sign-ins.ts'
import { seedSso } from './sso.ts'
import { seedTeams } from './teams.ts'
import { seedRoles, seedStaff, seedUsers } from './users.ts'

export type SeedSize = 'small' | 'large'

/** One domain's seed. It runs in the one transaction of the first start, after those before it in the list. */
export type Seed = (services: Services, size: SeedSize) => Promise<void>

/** Seeds of the demo in order. A room adds one line. */
const seeds: readonly Seed[] = [
  seedUsers,
  seedSignIns,
  seedAgencies,
  seedQuotes,
  seedSavedMethods,
  seedSso,
  seedTeams,
]

/** Any number: it only has to be ours among the locks of one database. */
const lockNumber = 4_000_119

/** One process seeds at a time: several may start on an empty database at once. */
const takeTurn = async ({ database }: Services): Promise<void> => {
  await database.handle().execute(sql`select pg_advisory_xact_lock(${lockNumber})`)
}

/** What every platform needs: its roles and its own organisation. */
export const seedBasics = (services: Services): Promise<void> =>
  services.database.transaction(async () => {
    await takeTurn(services)
    await seedRoles(services)
    await seedStaff(services)
  })

/** Fills a fresh database with the demo's data, all of it or nothing, once. */
export const seedDemo = (services: Services, size: SeedSize): Promise<void> =>
  services.database.transaction(async () => {
    await takeTurn(services)
    if ((await readState(services, 'seed')) !== undefined) return
    for (const seed of seeds) await seed(services, size)
    await writeState(services, 'seed', size)
  })
