import { and, eq, gt } from 'drizzle-orm'
import { readyQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import type { Services } from '../../../kernel/services.ts'
import { readActivity } from '../../../kernel/activity/read.ts'
import { activity } from '../../../kernel/activity/tables.ts'
import { weighedFacts } from '../edit/details-referral.ts'
import type { QuoteRecord } from '../tables.ts'

/** Changes of an account that are looked through. */
const mostActs = 200

const isWeighed = (field: string): boolean => weighedFacts.some((fact) => fact === field)

/**
 * Whether somebody has changed a known fact that an underwriter weighs since a quote was bound, or
 * priced for a request to bind. Such a change refers those that are ready at once.
 */
export const isWeighedSince = async (
  services: Services,
  { accountId, status, boundDate, lastPatched }: QuoteRecord,
): Promise<boolean> => {
  if (readyQuoteStatuses.some((each) => each === status)) return false
  const where = and(eq(activity.part, 'account'), gt(activity.at, boundDate ?? lastPatched))
  const acts = await readActivity(
    services,
    { kind: 'account', id: accountId },
    { where, most: mostActs },
  )
  return acts.some(({ changes }) =>
    changes.some(({ field, before }) => before !== null && isWeighed(field)),
  )
}
