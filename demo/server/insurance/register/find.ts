import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/services.ts'
import { registerCompanies as companies, type RegisterRecord } from './tables.ts'

/** A company of the register by its id. */
export const findById = async (
  database: Database,
  id: string,
): Promise<RegisterRecord | undefined> => {
  const [found] = await database.handle().select().from(companies).where(eq(companies.id, id))
  return found
}
