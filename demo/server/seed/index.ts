import { sql } from 'drizzle-orm'
import { writeState, readState } from '../kernel/demo-controls/state.ts'
import type { Services } from '../kernel/services.ts'
import { seedAgencies } from './agencies.ts'
import { seedAgencyRecords } from './agency-records.ts'
import type { Seed, SeedSize } from './seed.ts'
import { seedQuotes } from './quotes/seed-quotes.ts'
import { seedRegister } from './register/seed-register.ts'
import { seedRisk } from './risk.ts'
import { seedSavedMethods } from './saved-methods.ts'
import { seedSignIns } from './sign-ins.ts'
import { seedSso } from './sso.ts'
import { seedSurplus } from './surplus.ts'
import { seedSubmissions } from './submissions/seed-submissions.ts'
import { seedTeams } from './teams.ts'
import { seedRoles } from '../directory/users/seed-roles.ts'
import { seedStaff, seedUsers } from './users.ts'

/** Seeds of the demo in order. A module adds one line. */
const seeds: readonly Seed[] = [
  seedUsers,
  seedSignIns,
  seedAgencies,
  seedAgencyRecords,
  seedSurplus,
  seedQuotes,
  seedRisk,
  seedSavedMethods,
  seedSso,
  seedTeams,
  seedRegister,
  seedSubmissions,
]

/** Any number that is unique among the advisory locks of the database. */
const lockNumber = 4_000_119

/** One process seeds at a time: several may start on an empty database at once. */
const takeTurn = async ({ database }: Pick<Services, 'database'>): Promise<void> => {
  await database.handle().execute(sql`select pg_advisory_xact_lock(${lockNumber})`)
}

/** Needed by every platform: its roles and its own organisation. Changes nothing that was edited. */
export const seedBasics = (services: Pick<Services, 'database'>): Promise<void> =>
  services.database.transaction(async () => {
    await takeTurn(services)
    await seedRoles(services)
    await seedStaff(services)
  })

/** Fills a new database with the demo's data, in one transaction, once. */
export const seedDemo = (services: Services, size: SeedSize): Promise<void> =>
  services.database.transaction(async () => {
    await takeTurn(services)
    if ((await readState(services, 'seed')) !== undefined) return
    for (const seed of seeds) await seed(services, size)
    await writeState(services, 'seed', size)
  })
