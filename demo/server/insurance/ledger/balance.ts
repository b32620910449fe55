import { eq, inArray, sql } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import type { LedgerAccount } from './ledger-accounts.ts'
import { ledgerEntries, ledgerLines } from './tables.ts'

/** The paid and the owed amount of a policy, in minor units. */
export interface Balance {
  readonly paid: number
  readonly owed: number
}

const nothing: Balance = { paid: 0, owed: 0 }

const sumOf = (account: LedgerAccount) =>
  sql<number>`coalesce(sum(${ledgerLines.amount}) filter (where ${ledgerLines.account} = ${account}), 0)::float8`

/** The balances of policies by id. */
export const ledgerBalances = async (
  { database }: Pick<Services, 'database'>,
  policyIds: readonly string[],
): Promise<(policyId: string) => Balance> => {
  const rows = await database
    .handle()
    .select({
      policyId: ledgerEntries.policyId,
      paid: sumOf('cash'),
      owed: sumOf('receivable'),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerLines, eq(ledgerLines.entryId, ledgerEntries.id))
    .where(inArray(ledgerEntries.policyId, [...policyIds]))
    .groupBy(ledgerEntries.policyId)
  const byPolicy = new Map(rows.map(({ policyId, paid, owed }) => [policyId, { paid, owed }]))
  return (policyId) => byPolicy.get(policyId) ?? nothing
}

/** The balance of a policy. */
export const ledgerBalance = async (
  services: Pick<Services, 'database'>,
  policyId: string,
): Promise<Balance> => (await ledgerBalances(services, [policyId]))(policyId)
