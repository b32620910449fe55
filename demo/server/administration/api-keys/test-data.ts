import { eq, inArray } from 'drizzle-orm'
import { accounts } from '../../insurance/accounts/tables.ts'
import { submissions } from '../../insurance/submissions/tables.ts'
import type { Services } from '../../kernel/services.ts'

/** Rows that one statement deletes, so that the other calls of the database wait briefly. */
const batch = 200

/** Deletes the accounts and submissions of test mode of an agency, with all that belongs to them. */
export const deleteTestData = async (
  { database }: Pick<Services, 'database'>,
  agencyId: string,
): Promise<undefined> => {
  const deleteBatch = async (table: typeof accounts | typeof submissions): Promise<number> => {
    const handle = database.handle()
    const some = handle
      .select({ id: table.id })
      .from(table)
      .where(eq(table.agencyId, agencyId))
      .limit(batch)
    const gone = await handle
      .delete(table)
      .where(inArray(table.id, some))
      .returning({ id: table.id })
    return gone.length
  }
  await database.inMode('test', async () => {
    for (const table of [submissions, accounts]) while ((await deleteBatch(table)) > 0);
  })
}
