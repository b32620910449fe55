import { and, desc, eq, gt } from 'drizzle-orm'
import { readyQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import type { Services } from '../../../kernel/services.ts'
import type { AccountRecord } from '../../accounts/tables.ts'
import { activity } from '../../activity/tables.ts'
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
  { database }: Services,
  { accountId, status, boundDate, lastPatched }: QuoteRecord,
): Promise<boolean> => {
  if (readyQuoteStatuses.some((each) => each === status)) return false
  const acts = await database
    .handle()
    .select({ changes: activity.changes })
    .from(activity)
    .where(
      and(
        eq(activity.accountId, accountId),
        eq(activity.subject, 'account'),
        gt(activity.at, boundDate ?? lastPatched),
      ),
    )
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(mostActs)
  return acts.some(({ changes }) =>
    changes.some(({ field, before }) => before !== null && isUnderwritingFact(field)),
  )
}
