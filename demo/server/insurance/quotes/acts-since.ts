import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { ActivitySubject } from '#core/insurance/activity/model.ts'
import type { Services } from '../../kernel/services.ts'
import { activity, type ActivityRecord } from '../activity/tables.ts'
import type { WhichQuote } from './reading.ts'
import type { QuoteRecord } from './tables.ts'

/** Entries of the log that are looked through. */
const mostActs = 20

/**
 * What was done with these parts of a quote since its caller read it, the last first. Nothing where
 * that is the quote as it is, or no version of it.
 */
export const actsSince = async (
  { database }: Pick<Services, 'database'>,
  { seen }: WhichQuote,
  { accountId, quoteNumber, created, modified }: QuoteRecord,
  subjects: readonly ActivitySubject[],
): Promise<readonly ActivityRecord[]> => {
  if (seen === undefined || seen === modified.toISOString()) return []
  const since = new Date(seen)
  // no version of the quote, which databases may not even read as an instant
  if (!(since >= created && since <= modified)) return []
  return database
    .handle()
    .select()
    .from(activity)
    .where(
      and(
        eq(activity.accountId, accountId),
        eq(activity.quoteNumber, quoteNumber),
        inArray(activity.subject, [...subjects]),
        eq(activity.act, 'changed'),
        gt(activity.at, since),
      ),
    )
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(mostActs)
}
