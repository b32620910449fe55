import { eq, inArray } from 'drizzle-orm'
import { withoutAccounts } from '../../insurance/accounts/companies.ts'
import { accounts, companies } from '../../insurance/accounts/tables.ts'
import type { Services } from '../../kernel/services.ts'

/** Accounts that one statement deletes, so that the other calls of the database wait briefly. */
const batch = 200

/** Deletes the accounts of test mode of an agency, with all that belongs to them. */
export const deleteTestData = async (
  { database }: Pick<Services, 'database'>,
  agencyId: string,
): Promise<undefined> => {
  const deleteBatch = async (): Promise<number> => {
    const handle = database.handle()
    const some = handle
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.agencyId, agencyId))
      .limit(batch)
    const gone = await handle
      .delete(accounts)
      .where(inArray(accounts.id, some))
      .returning({ id: accounts.id })
    return gone.length
  }
  await database.inMode('test', async () => {
    while ((await deleteBatch()) > 0);
    await database.handle().delete(companies).where(withoutAccounts)
  })
}
