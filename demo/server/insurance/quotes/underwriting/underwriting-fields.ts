import { and, eq, gt } from 'drizzle-orm'
import { readyQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { readActivity } from '../../../kernel/activity/read.ts'
import { activity } from '../../../kernel/activity/tables.ts'
import type { Services } from '../../../kernel/services.ts'
import type { AccountRecord } from '../../accounts/tables.ts'
import type { QuoteRecord } from '../tables.ts'

/** Fields that do not affect the price but that underwriters assess. */
const underwritingFields = [
  'primaryNaicsPercentage',
  'secondNaicsCode',
  'nonUsRevenue',
  'isFranchise',
  'franchiseSystemConnectivity',
  'collectingPersonalInformation',
  'numberOfPersonalRecords',
  'percentInternationalSales',
] as const satisfies readonly (keyof AccountRecord)[]

/** The changed fields that a referral depends on. */
type UnderwritingFields = Partial<
  Pick<AccountRecord, (typeof underwritingFields)[number] | 'changeInScope'>
>

/**
 * Whether an underwriter must review open quotes again: a known value changed, or a change in scope was
 * announced. A previously unknown value completes the record and refers nothing.
 */
export const changesUnderwritingFields = (
  record: AccountRecord,
  changes: UnderwritingFields,
): boolean =>
  (changes.changeInScope === true && record.changeInScope !== true) ||
  underwritingFields.some((field) => {
    const now = changes[field]
    return now !== undefined && record[field] !== null && record[field] !== now
  })

/** Maximum account changes that are searched. */
const maxActs = 200

const isUnderwritingField = (field: string): boolean =>
  underwritingFields.some((each) => each === field)

/**
 * Whether a known underwriting field changed after a quote was bound, or priced for a request to bind.
 * Ready quotes are referred as soon as such a field changes.
 */
export const underwritingFieldsChanged = async (
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
    changes.some(({ field, before }) => before !== null && isUnderwritingField(field)),
  )
}
