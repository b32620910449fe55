import { and, eq, gt } from 'drizzle-orm'
import { readyQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { readActivity } from '../../../kernel/activity/read.ts'
import { activity } from '../../../kernel/activity/tables.ts'
import type { Services } from '../../../kernel/services.ts'
import type { AccountRecord } from '../../accounts/tables.ts'
import type { QuoteRecord } from '../tables.ts'

/** Facts that do not affect the price but that underwriters decide by. */
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

/** The given facts that a referral depends on. */
type UnderwritingFacts = Partial<
  Pick<AccountRecord, (typeof underwritingFacts)[number] | 'changeInScope'>
>

/**
 * Whether an underwriter must review open quotes again: a known fact changed, or a change in scope was
 * announced. A previously unknown fact completes the record and refers nothing.
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

/** Maximum account changes that are searched. */
const maxActs = 200

const isUnderwritingFact = (field: string): boolean =>
  underwritingFacts.some((fact) => fact === field)

/**
 * Whether a known underwriting fact changed after a quote was bound, or priced for a request to bind.
 * Ready quotes are referred as soon as such a fact changes.
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
    { where, max: maxActs },
  )
  return acts.some(({ changes }) =>
    changes.some(({ field, before }) => before !== null && isUnderwritingFact(field)),
  )
}
