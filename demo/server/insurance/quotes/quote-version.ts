import { staffSubjects } from '#core/insurance/activity/model.ts'
import { localeOf } from '#core/foundation/region/regions.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { agoText } from '../../kernel/formats/ago.ts'
import type { Services } from '../../kernel/services.ts'
import { isInside, isStaff, type Viewer } from '../../kernel/viewer.ts'
import { quoteActivitySince } from './quote-activity.ts'
import type { QuoteRef } from './read-quote.ts'
import type { QuoteRecord } from './tables.ts'

/** The parts of a quote whose changes agencies see in the log. */
const shared = ['quote', 'terms', 'security', 'fees'] as const

/**
 * Throws 409 for a change of or decision on a quote that has changed since the caller read it. For
 * users who work for the insured, the error contains who changed it and when, if their log shows that.
 */
export const assertVersion = async (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  record: QuoteRecord,
): Promise<void> => {
  if (which.seen === undefined || which.seen === record.modified.toISOString()) return
  const subjects = isStaff(viewer) ? [...shared, ...staffSubjects] : shared
  const acts = isInside(viewer) ? await quoteActivitySince(services, which, record, subjects) : []
  const [last] = acts
  if (last === undefined) throw new ApiError('quoteChanged')
  const ago = agoText(localeOf[record.region], last.at, services.clock.now())
  throw new ApiError('quoteChanged', {
    text: 'api-errors:quoteChangedBy',
    params: { name: last.actorName, ago },
  })
}
