import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { AccountRelation } from '#core/insurance/accounts/model.ts'
import { notFound } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { accountScope } from './scope.ts'
import { accounts } from './tables.ts'

/** Maximum number of listed agencies. */
const max = 100

/** The agencies with an account of the same company, owner first; 404 outside the viewer's scope. */
export const listCompetitors = async (
  { database }: Services,
  viewer: Viewer,
  id: string,
): Promise<{ content: AccountRelation[] }> => {
  const handle = database.handle()
  const [account] = await handle
    .select({ companyId: accounts.companyId })
    .from(accounts)
    .where(and(eq(accounts.id, id), accountScope(viewer)))
  if (account === undefined) throw notFound()
  const rows = await handle
    .select({
      accountId: accounts.id,
      agencyId: accounts.agencyId,
      agencyName: accounts.agencyName,
      relation: accounts.relation,
      status: accounts.status,
      created: accounts.created,
    })
    .from(accounts)
    .where(
      and(
        eq(accounts.companyId, account.companyId),
        isNull(accounts.embedUserId),
        accountScope(viewer),
      ),
    )
    .orderBy(sql`${accounts.relation} = 'owner' desc`, asc(accounts.created), asc(accounts.id))
    .limit(max)
  return { content: rows.map((row) => ({ ...row, created: row.created.toISOString() })) }
}
