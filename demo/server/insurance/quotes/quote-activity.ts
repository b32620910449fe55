import { and, eq, inArray } from 'drizzle-orm'
import type { ActivitySubject } from '#core/insurance/activity/model.ts'
import { activitySince } from '../../kernel/activity/activity-since.ts'
import { activity, type ActivityRecord } from '../../kernel/activity/tables.ts'
import type { Services } from '../../kernel/services.ts'
import type { QuoteRef } from './read-quote.ts'
import type { QuoteRecord } from './tables.ts'

/** The changes of these parts of a quote since its caller read it, newest first. */
export const quoteActivitySince = (
  services: Pick<Services, 'database'>,
  which: QuoteRef,
  record: QuoteRecord,
  subjects: readonly ActivitySubject[],
): Promise<readonly ActivityRecord[]> =>
  activitySince(
    services,
    { kind: 'quote', id: record.id },
    which,
    record,
    and(inArray(activity.part, [...subjects]), eq(activity.act, 'changed')),
  )
