import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { regions } from '#core/foundation/region/regions.ts'
import type { RegisterField } from '#core/insurance/register/model.ts'
import { searchedText } from '../../kernel/lists/searched.ts'

/**
 * Existing companies that prefill new accounts. Filled by the operator or by the demo's seed. Unknown
 * values are null; amounts are minor units.
 */
export const registerCompanies = pgTable(
  'register_companies',
  {
    id: text().primaryKey(),
    region: text({ enum: regions }).notNull(),
    name: text().notNull(),
    nameKey: text().notNull(),
    domainName: text(),
    domains: text().array().notNull(),
    searched: text()
      .notNull()
      .generatedAlwaysAs(
        searchedText(
          sql`name`,
          sql`domain_name`,
          sql`domains[1]`,
          sql`city`,
          sql`state`,
          sql`zip_code`,
        ),
      ),
    address1: text().notNull(),
    city: text().notNull(),
    state: text(),
    zipCode: text().notNull(),
    naicsCode: text(),
    naicsDescription: text(),
    revenue: bigint({ mode: 'number' }),
    noOfEmployeesAll: integer(),
    yearEstablished: integer(),
    ownershipType: text(),
    entityType: text(),
    phoneNumber: text(),
  },
  (table) => [
    // the start of a name, whatever the collation of the database
    index('register_companies_name').on(table.region, table.nameKey.op('text_pattern_ops')),
    index('register_companies_search').using('gin', table.searched.op('gin_trgm_ops')),
  ],
)
export type RegisterRecord = typeof registerCompanies.$inferSelect

/** Values from the register; unknown ones are absent. */
export type RegisterValues = {
  readonly [Fact in RegisterField]?: NonNullable<RegisterRecord[Fact]>
}

/** Streets of a region with their town and postal code; a region without rows is not checked. */
export const registerStreets = pgTable(
  'register_streets',
  {
    region: text({ enum: regions }).notNull(),
    /** Upper case without spaces. */
    postalKey: text().notNull(),
    streetKey: text().notNull(),
    townKey: text().notNull(),
    zipCode: text().notNull(),
    street: text().notNull(),
    town: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.region, table.postalKey, table.streetKey, table.townKey] }),
    index('register_streets_place').on(table.region, table.townKey, table.streetKey),
  ],
)
export type StreetRecord = typeof registerStreets.$inferSelect
