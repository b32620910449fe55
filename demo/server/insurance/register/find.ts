import { and, eq, or } from 'drizzle-orm'
import type { Region } from '#core/foundation/region/regions.ts'
import type { Database } from '../../kernel/services.ts'
import { nameKey } from './keys.ts'
import { registerCompanies as companies, type RegisterRecord } from './tables.ts'

/** A company of the register by its id. */
export const findById = async (
  database: Database,
  id: string,
): Promise<RegisterRecord | undefined> => {
  const [found] = await database.handle().select().from(companies).where(eq(companies.id, id))
  return found
}

/** What a company of the register is found again by: its domain, or its name and place. */
export interface SoughtCompany {
  readonly region: Region
  readonly name: string
  readonly state: string | null
  readonly zipCode: string | null
  readonly domainName: string | null
}

/** The company of the register with this domain, or else with this name at this place. */
export const findCompany = async (
  database: Database,
  { region, name, state, zipCode, domainName }: SoughtCompany,
): Promise<RegisterRecord | undefined> => {
  const isNamed = eq(companies.nameKey, nameKey(name))
  const isThere = state === null ? eq(companies.zipCode, zipCode ?? '') : eq(companies.state, state)
  const found = await database
    .handle()
    .select()
    .from(companies)
    .where(
      and(
        eq(companies.region, region),
        domainName === null
          ? and(isNamed, isThere)
          : or(eq(companies.domainName, domainName.toLowerCase()), and(isNamed, isThere)),
      ),
    )
    .limit(2)
  return found.find((each) => each.domainName === domainName?.toLowerCase()) ?? found[0]
}
