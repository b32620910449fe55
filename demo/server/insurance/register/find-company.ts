import { and, asc, eq } from 'drizzle-orm'
import type { Region } from '#core/foundation/region/regions.ts'
import type { Database } from '../../kernel/services.ts'
import { postalKey } from './keys.ts'
import { registerCompanies as companies, type RegisterRecord } from './tables.ts'

/** A registered company by its id. */
export const findCompanyById = async (
  database: Database,
  id: string,
): Promise<RegisterRecord | undefined> => {
  const [found] = await database.handle().select().from(companies).where(eq(companies.id, id))
  return found
}

/** Maximum companies of one name in a region that are compared. */
const maxMatches = 200

/** A registered company by its name and place: the state, or the postcode without spaces. */
export const findCompanyByPlace = async (
  database: Database,
  {
    region,
    nameKey,
    placeKey,
  }: { readonly [_ in 'nameKey' | 'placeKey']: string } & { readonly region: Region },
): Promise<RegisterRecord | undefined> => {
  const found = await database
    .handle()
    .select()
    .from(companies)
    .where(and(eq(companies.region, region), eq(companies.nameKey, nameKey)))
    .orderBy(asc(companies.id))
    .limit(maxMatches)
  return found.find(({ state, zipCode }) => (state ?? postalKey(zipCode)) === placeKey)
}
