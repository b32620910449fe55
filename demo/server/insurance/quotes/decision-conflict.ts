import { localeOf } from '#core/foundation/region/regions.ts'
import { quoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { quoteActivitySince } from './quote-activity.ts'
import type { QuoteRef } from './read-quote.ts'
import type { QuoteRecord } from './tables.ts'

/**
 * Throws 409 with the decision and its author if somebody else has decided on a quote since the caller
 * read it.
 */
export const assertUndecided = async (
  services: Services,
  which: QuoteRef,
  record: QuoteRecord,
): Promise<void> => {
  const t = services.wording.in(localeOf[record.region])
  const acts = await quoteActivitySince(services, which, record, ['quote'])
  for (const { actorName: name, changes } of acts) {
    const decided = changes.find(({ field }) => field === 'status')?.after
    const status = quoteStatuses.find((each) => each === decided)
    if (status === undefined) continue
    throw new ApiError('quoteDecided', { params: { name, status: t(`quotes:status.${status}`) } })
  }
}
