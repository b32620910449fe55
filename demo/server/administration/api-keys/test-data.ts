import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { accounts } from '../../insurance/accounts/tables.ts'
import { submissions } from '../../insurance/submissions/tables.ts'
import { activity } from '../../kernel/activity/tables.ts'
import type { Services } from '../../kernel/services.ts'

/** Rows per delete statement, so that other calls wait only briefly. */
const batch = 200

type Deleted = typeof accounts | typeof submissions

/** The activity log of accounts with their records, or of submissions. */
const logOf = (table: Deleted, ids: readonly string[]): SQL | undefined =>
  table === accounts
    ? inArray(activity.accountId, [...ids])
    : and(eq(activity.subjectKind, 'submission'), inArray(activity.subjectId, [...ids]))

/** Deletes an agency's test-mode accounts and submissions with all their records. */
export const deleteTestData = async (
  { database }: Pick<Services, 'database'>,
  agencyId: string,
): Promise<undefined> => {
  const deleteBatch = async (table: Deleted): Promise<number> => {
    const handle = database.handle()
    const some = handle
      .select({ id: table.id })
      .from(table)
      .where(eq(table.agencyId, agencyId))
      .limit(batch)
    const rows = await handle
      .delete(table)
      .where(inArray(table.id, some))
      .returning({ id: table.id })
    const ids = rows.map(({ id }) => id)
    await handle.delete(activity).where(logOf(table, ids))
    return ids.length
  }
  await database.inMode('test', async () => {
    for (const table of [submissions, accounts]) while ((await deleteBatch(table)) > 0);
  })
}
