import { asc, eq, gt, inArray } from 'drizzle-orm'
import { keyModes } from '#core/identity/access/modes.ts'
import { accounts } from '../../insurance/accounts/tables.ts'
import { paymentIntents } from '../../insurance/billing/tables.ts'
import { ledgerBalances } from '../../insurance/ledger/balance.ts'
import { policies } from '../../insurance/policies/tables.ts'
import { invoices, policyTerms, policyTransactions } from '../../insurance/policies/terms/tables.ts'
import { quotes } from '../../insurance/quotes/tables.ts'
import type { Services } from '../../kernel/services.ts'
import { projectPolicy } from './project-policy.ts'

type Rebuilding = Pick<Services, 'database' | 'clock'>

/** How many policies were read, and how many of them differed. */
export interface RebuildResult {
  readonly read: number
  readonly repaired: number
}

const groupedBy = <Row, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): ((key: Key) => readonly Row[]) => {
  const groups = Map.groupBy(rows, keyOf)
  return (key) => groups.get(key) ?? []
}

/** The records that the projections of some policies are derived from. */
const readSources = async (services: Rebuilding, ids: string[]) => {
  const handle = services.database.handle()
  const terms = await handle
    .select()
    .from(policyTerms)
    .where(inArray(policyTerms.policyId, ids))
    .orderBy(asc(policyTerms.effectiveDate))
  const termIds = terms.map(({ id }) => id)
  const transactions = await handle
    .select()
    .from(policyTransactions)
    .where(inArray(policyTransactions.termId, termIds))
    .orderBy(asc(policyTransactions.termId), asc(policyTransactions.sequence))
  const billed = await handle
    .select()
    .from(invoices)
    .where(inArray(invoices.policyId, ids))
    .orderBy(asc(invoices.created), asc(invoices.number))
  const intents = await handle
    .select()
    .from(paymentIntents)
    .where(inArray(paymentIntents.policyId, ids))
  const termsOf = groupedBy(terms, ({ policyId }) => policyId)
  const transactionsOf = groupedBy(transactions, ({ termId }) => termId)
  const invoicesOf = groupedBy(billed, ({ policyId }) => policyId)
  const intentsOf = groupedBy(intents, ({ policyId }) => policyId)
  const balanceOf = await ledgerBalances(services, ids)
  return (policyId: string) => {
    const term = termsOf(policyId).at(-1)
    const [invoice] = invoicesOf(policyId)
    if (term === undefined || invoice === undefined) {
      throw new Error(`The policy ${policyId} has no term or no invoice`)
    }
    return {
      term,
      transactions: transactionsOf(term.id),
      invoice,
      balance: balanceOf(policyId),
      intentState: intentsOf(policyId).find((each) => each.invoiceNumber === invoice.number)?.state,
    }
  }
}

const differs = <Row extends object>(row: Row, projected: Partial<Row>): boolean =>
  JSON.stringify({ ...row, ...projected }) !== JSON.stringify(row)

/** Rebuilds the next policies after an id. They are locked, so that no payment is lost meanwhile. */
const rebuildBatch = async (
  services: Rebuilding,
  { after, size }: { readonly after: string; readonly size: number },
): Promise<RebuildResult & { readonly last: string | undefined }> => {
  const handle = services.database.handle()
  const rows = await handle
    .select({
      policy: policies,
      state: accounts.state,
      quote: { paymentStatus: quotes.paymentStatus, isPaid: quotes.isPaid },
    })
    .from(policies)
    .innerJoin(accounts, eq(accounts.id, policies.accountId))
    .innerJoin(quotes, eq(quotes.id, policies.quoteId))
    .where(gt(policies.id, after))
    .orderBy(asc(policies.id))
    .limit(size)
    .for('update', { of: policies })
  const ids = rows.map(({ policy }) => policy.id)
  if (ids.length === 0) return { read: 0, repaired: 0, last: undefined }
  const sourcesOf = await readSources(services, ids)
  let repaired = 0
  for (const { policy, state, quote } of rows) {
    const projected = projectPolicy(
      { ...sourcesOf(policy.id), policy, state },
      services.clock.now(),
    )
    const { paymentStatus } = projected
    const isPaid = paymentStatus === 'Paid'
    const isWrong = differs(policy, projected)
    const isQuoteWrong = differs(quote, { paymentStatus, isPaid })
    if (isWrong) await handle.update(policies).set(projected).where(eq(policies.id, policy.id))
    if (isQuoteWrong) {
      await handle
        .update(quotes)
        .set({ paymentStatus, isPaid })
        .where(eq(quotes.id, policy.quoteId))
    }
    if (isWrong || isQuoteWrong) repaired += 1
  }
  return { read: ids.length, repaired, last: ids.at(-1) }
}

/**
 * Rebuilds the list columns of policies and their payments from transactions and the ledger, in live and
 * in test mode. Each batch commits by itself, so it can run while a platform is running.
 */
export const rebuildPolicies = async (services: Rebuilding, size = 500): Promise<RebuildResult> => {
  const { database } = services
  let read = 0
  let repaired = 0
  for (const mode of keyModes) {
    await database.inMode(mode, async () => {
      let after: string | undefined = ''
      while (after !== undefined) {
        const from: string = after
        const batch = await database.transaction(() =>
          rebuildBatch(services, { after: from, size }),
        )
        read += batch.read
        repaired += batch.repaired
        after = batch.last
      }
    })
  }
  return { read, repaired }
}
