import { eq } from 'drizzle-orm'
import { withoutAccounts } from '../../insurance/accounts/companies.ts'
import { accounts, companies } from '../../insurance/accounts/tables.ts'
import type { Services } from '../../kernel/services.ts'

/** Deletes the accounts of test mode of an agency, with all that belongs to them. */
export const deleteTestData = async (
  { database }: Pick<Services, 'database'>,
  agencyId: string,
): Promise<undefined> => {
  await database.inMode('test', async () => {
    await database.handle().delete(accounts).where(eq(accounts.agencyId, agencyId))
    await database.handle().delete(companies).where(withoutAccounts)
  })
}
