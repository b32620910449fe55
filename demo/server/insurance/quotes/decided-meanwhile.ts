import { and, desc, eq, gt } from 'drizzle-orm'
import { localeOf } from '#core/foundation/region/regions.ts'
import { quoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { activity } from '../activity/tables.ts'
import type { WhichQuote } from './reading.ts'
import type { QuoteRecord } from './tables.ts'

/**
 * 409 with who decided what, for a decision on a quote that somebody else has decided on since the
 * caller read it.
 */
export const mustBeUndecided = async (
  { database, wording }: Services,
  { seen }: WhichQuote,
  { accountId, quoteNumber, region, modified }: QuoteRecord,
): Promise<void> => {
  if (seen === undefined || seen === modified.toISOString()) return
  const [last] = await database
    .handle()
    .select({ name: activity.userName, changes: activity.changes })
    .from(activity)
    .where(
      and(
        eq(activity.accountId, accountId),
        eq(activity.quoteNumber, quoteNumber),
        eq(activity.subject, 'quote'),
        gt(activity.at, new Date(seen)),
      ),
    )
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(1)
  const decided = last?.changes.find(({ field }) => field === 'status')?.after
  const status = quoteStatuses.find((each) => each === decided)
  if (last === undefined || status === undefined) return
  const t = wording.in(localeOf[region])
  throw new ApiError('quoteDecided', {
    params: { name: last.name, status: t(`quotes:status.${status}`) },
  })
}
