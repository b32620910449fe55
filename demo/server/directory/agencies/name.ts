import { sql, type SQL } from 'drizzle-orm'
import { agencies } from './tables.ts'

/** The name of an agency, stored in rows that lists sort by it. */
export const agencyNameOf = (agencyId: string): SQL =>
  sql`(select ${agencies.name} from ${agencies} where ${agencies.id} = ${agencyId})`
