import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { openQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import type { Services } from '../../../kernel/services.ts'
import { statusColumns } from '../effective-status.ts'
import { quotes } from '../tables.ts'

/** The open and requested quotes of an account. */
export const openQuotesOf = (accountId: string): SQL | undefined =>
  and(eq(quotes.accountId, accountId), inArray(quotes.status, [...openQuoteStatuses]))

/** The bound quotes of an account, which prevent closing it. */
export const boundQuotesOf = (accountId: string): SQL | undefined =>
  and(eq(quotes.accountId, accountId), eq(quotes.effectiveStatus, 'BOUND'))

/** Sets the status that lost and deleted quotes return to when restored to INVALID. */
export const invalidateClosedQuotes = async (
  { database }: Services,
  accountId: string,
): Promise<void> => {
  await database
    .handle()
    .update(quotes)
    .set({ statusBefore: 'INVALID' })
    .where(
      and(eq(quotes.accountId, accountId), inArray(quotes.statusBefore, [...openQuoteStatuses])),
    )
}

/**
 * Makes the open and requested quotes of an account invalid after a change of the details that priced
 * them (spec 2 §4).
 */
export const invalidateOpenQuotes = async (
  services: Services,
  accountId: string,
  exceptId: string | null,
): Promise<void> => {
  await services.database
    .handle()
    .update(quotes)
    .set({
      ...statusColumns('INVALID'),
      modified: services.clock.now(),
      revision: sql`${quotes.revision} + 1`,
    })
    .where(and(openQuotesOf(accountId), exceptId === null ? undefined : ne(quotes.id, exceptId)))
  await invalidateClosedQuotes(services, accountId)
}
