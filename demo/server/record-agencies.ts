import { eq } from 'drizzle-orm'
import { accounts } from './insurance/accounts/tables.ts'
import type { Services } from './kernel/services.ts'
import type { RecordGrant } from './kernel/viewer.ts'
import { policies } from './insurance/policies/tables.ts'
import { comparisons } from './insurance/quotes/cart/tables.ts'
import { quotes } from './insurance/quotes/tables.ts'

const tableOf = {
  account: accounts,
  quote: quotes,
  policy: policies,
  comparison: comparisons,
} as const satisfies Record<RecordGrant['kind'], unknown>

/** The agency of a record; undefined when there is no such record. */
export const agencyOfRecord = async (
  { database }: Pick<Services, 'database'>,
  { kind, id }: RecordGrant,
): Promise<string | undefined> => {
  const table = tableOf[kind]
  const [row] = await database
    .handle()
    .select({ agencyId: table.agencyId })
    .from(table)
    .where(eq(table.id, id))
  return row?.agencyId
}
