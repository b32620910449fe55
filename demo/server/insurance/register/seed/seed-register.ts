import { regions } from '#core/foundation/region/regions.ts'
import { sql } from 'drizzle-orm'
import { registerCompanies, registerStreets } from '../tables.ts'
import { withoutIndexes } from '../../../kernel/database/without-indexes.ts'
import type { Seed } from '../../../kernel/seed/seed.ts'
import { seededCompanies } from './companies.ts'
import { seededStreets } from './streets.ts'

/** Companies of each region. */
const counts = { few: 150, small: 2_500, large: 2_500 } as const

/** Rows per statement. */
const chunk = 2_000

const chunksOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / chunk) }, (_, at) =>
    rows.slice(at * chunk, (at + 1) * chunk),
  )

const insertCompanies = (rows: string) => sql`
  insert into register_companies (id, region, name, name_key, domain_name, domains, address1, city, state, zip_code,
    naics_code, naics_description, revenue, no_of_employees_all, year_established, ownership_type, entity_type,
    phone_number)
  select id, region, name, "nameKey", "domainName", domains, address1, city, state, "zipCode", "naicsCode",
    "naicsDescription", revenue, "noOfEmployeesAll", "yearEstablished", "ownershipType", "entityType", "phoneNumber"
  from jsonb_to_recordset(${rows}::jsonb) as r(id text, region text, name text, "nameKey" text, "domainName" text,
    domains text[], address1 text, city text, state text, "zipCode" text, "naicsCode" text, "naicsDescription" text,
    revenue bigint, "noOfEmployeesAll" int, "yearEstablished" int, "ownershipType" text, "entityType" text,
    "phoneNumber" text)`

const insertStreets = (rows: string) => sql`
  insert into register_streets (region, postal_key, street_key, town_key, zip_code, street, town)
  select region, "postalKey", "streetKey", "townKey", "zipCode", street, town
  from jsonb_to_recordset(${rows}::jsonb) as r(region text, "postalKey" text, "streetKey" text, "townKey" text,
    "zipCode" text, street text, town text)`

/** Fills the register of companies and streets. */
export const seedRegister: Seed['run'] = ({ database }, size) =>
  withoutIndexes(database, [registerCompanies, registerStreets], async () => {
    const handle = database.handle()
    const companies = regions.flatMap((region) => seededCompanies(region, counts[size]))
    // one JSON parameter takes a fifth of the time of single values
    for (const rows of chunksOf(companies))
      await handle.execute(insertCompanies(JSON.stringify(rows)))
    for (const rows of chunksOf(seededStreets()))
      await handle.execute(insertStreets(JSON.stringify(rows)))
  })
