import { eq } from 'drizzle-orm'
import type { Registry } from '../modules/registry.ts'
import type { Services } from '../services.ts'
import type { RecordGrant } from '../viewer.ts'

/** The agency of a record; undefined when there is no such record. */
export const agencyOfRecord = async (
  agencies: Registry['agencies'],
  { database }: Pick<Services, 'database'>,
  { kind, id }: RecordGrant,
): Promise<string | undefined> => {
  const table = agencies[kind]
  const [row] = await database
    .handle()
    .select({ agencyId: table.agencyId })
    .from(table)
    .where(eq(table.id, id))
  return row && String(row.agencyId)
}
