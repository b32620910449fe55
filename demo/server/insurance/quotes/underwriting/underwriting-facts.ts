import { and, eq, gt } from 'drizzle-orm'
import { readyQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { readActivity } from '../../../kernel/activity/read.ts'
import { activity } from '../../../kernel/activity/tables.ts'
import type { Services } from '../../../kernel/services.ts'
import type { AccountRecord } from '../../accounts/tables.ts'
import type { QuoteRecord } from '../tables.ts'

/** Facts that no price is made from, but that an underwriter decides by. */
const underwritingFacts = [
  'primaryNaicsPercentage',
  'secondNaicsCode',
  'nonUsRevenue',
  'isFranchise',
  'franchiseSystemConnectivity',
  'collectingPersonalInformation',
  'numberOfPersonalRecords',
  'percentInternationalSales',
] as const satisfies readonly (keyof AccountRecord)[]

/** The facts that decide about a referral, as far as they are given. */
type UnderwritingFacts = Partial<
  Pick<AccountRecord, (typeof underwritingFacts)[number] | 'changeInScope'>
>

/**
 * Whether an underwriter must see open quotes again: a known fact changed, or a change in scope was
 * announced. A fact that was not known before completes the record and refers nothing.
 */
export const changesUnderwritingFacts = (
  record: AccountRecord,
  facts: UnderwritingFacts,
): boolean =>
  (facts.changeInScope === true && record.changeInScope !== true) ||
  underwritingFacts.some((fact) => {
    const now = facts[fact]
    return now !== undefined && record[fact] !== null && record[fact] !== now
  })

/** Changes of an account that are looked through. */
const mostActs = 200

const isUnderwritingFact = (field: string): boolean =>
  underwritingFacts.some((fact) => fact === field)

/**
 * Whether a known underwriting fact was changed after a quote was bound, or priced for a request to
 * bind. Such a change refers those that are ready at once.
 */
export const underwritingFactsChanged = async (
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
    changes.some(({ field, before }) => before !== null && isUnderwritingFact(field)),
  )
}
