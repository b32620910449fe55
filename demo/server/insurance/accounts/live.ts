import { eq, inArray, sql } from 'drizzle-orm'
import { users } from '../../directory/users/tables.ts'
import type { LiveRecords } from '../../kernel/live/records.ts'
import { visibleRows } from '../../kernel/live/visible-rows.ts'
import { accountScope } from './scope.ts'
import { accounts } from './tables.ts'

/** Accounts, and the users who are their policyholders (`accountScope`). */
const namedIn: LiveRecords['insuredIn'] = async ({ database }, ids) => {
  const rows = await database
    .handle()
    .select({ id: users.id })
    .from(accounts)
    .innerJoin(users, eq(users.email, sql`lower(${accounts.policyContactEmail})`))
    .where(inArray(accounts.id, [...ids]))
  return { accountIds: new Set(ids), userIds: new Set(rows.map(({ id }) => id)) }
}

/** Changes of accounts, announced by `schema/migrations/0003_live_changes.sql`. */
export const liveAccounts: LiveRecords = {
  kind: 'account',
  permission: 'account:read',
  visibleTo: visibleRows(accounts, accountScope),
  insuredIn: namedIn,
}
