import { and, desc, eq, gt } from 'drizzle-orm'
import { localeOf } from '#core/foundation/region/regions.ts'
import { quoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { activity } from '../activity/tables.ts'
import type { WhichQuote } from './reading.ts'
import type { QuoteRecord } from './tables.ts'

/** Entries of the log that are looked through for the last decision. */
const mostActs = 20

/**
 * 409 with who decided what, for a decision on a quote that somebody else has decided on since the
 * caller read it.
 */
export const mustBeUndecided = async (
  { database, wording }: Services,
  { seen }: WhichQuote,
  { accountId, quoteNumber, region, created, modified }: QuoteRecord,
): Promise<void> => {
  if (seen === undefined || seen === modified.toISOString()) return
  const since = new Date(seen)
  // no version of the quote, which databases may not even read as an instant
  if (!(since >= created && since <= modified)) return
  const acts = await database
    .handle()
    .select({ name: activity.userName, changes: activity.changes })
    .from(activity)
    .where(
      and(
        eq(activity.accountId, accountId),
        eq(activity.quoteNumber, quoteNumber),
        eq(activity.subject, 'quote'),
        gt(activity.at, since),
      ),
    )
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(mostActs)
  const t = wording.in(localeOf[region])
  for (const { name, changes } of acts) {
    const decided = changes.find(({ field }) => field === 'status')?.after
    const status = quoteStatuses.find((each) => each === decided)
    if (status === undefined) continue
    throw new ApiError('quoteDecided', { params: { name, status: t(`quotes:status.${status}`) } })
  }
}
