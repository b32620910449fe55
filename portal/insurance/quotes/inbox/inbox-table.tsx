import { useQuery } from '@tanstack/react-query'
import type { ReferralReason } from '#core/insurance/rating/model.ts'
import { exportInbox, getInboxOptions } from '#core/insurance/quotes/list/endpoints.ts'
import { inboxList } from '#core/insurance/quotes/list/lists.ts'
import { pendingReviewReason } from '#core/insurance/quotes/underwriting/pending-review-reason.ts'
import { waitingQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { inboxUrgency } from '#core/insurance/quotes/list/urgency.ts'
import { useReferralTexts } from '../use-referral-texts.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { dateWidth, type PeopleProps } from '../../../frame/tables/definition.ts'
import { defineTable } from '../../../frame/tables/define-table.ts'
import { quoteColumns } from '../quote-columns.tsx'
import { quoteRoles } from '../quote-roles.ts'

interface ReasonCellProps {
  /** The text of a review request. */
  readonly reviewReason: string | undefined
  readonly reasons: readonly ReferralReason[]
}

/** The reason why a quote waits, in one line. */
const ReasonCell = ({ reviewReason, reasons }: ReasonCellProps) => {
  const byRule = useReferralTexts(reasons)
  const text = (reviewReason === undefined ? byRule : [reviewReason, ...byRule]).join(' · ')
  return <span title={text}>{text}</span>
}

/** Underwriters who may take quotes of the inbox. */
const Underwriters = ({ children }: PeopleProps) => {
  const { queries } = usePortal()
  const { data } = useQuery(queries.options(getInboxOptions))
  return children(data?.underwriters ?? [])
}

/**
 * Quotes that wait for an underwriter, requested to bind or referred, earliest effective date
 * first.
 */
export const inboxTable = defineTable({
  id: 'inbox',
  label: 'quotes:menu.inbox',
  list: inboxList,
  source: (queries, query) => queries.options(inboxList.endpoint, { query }),
  columns: {
    ...quoteColumns,
    // Agency and need-by date are hidden by default, so that only growing columns are cut at 1280
    // px.
    quoteNumber: { ...quoteColumns.quoteNumber, width: 170 },
    companyName: { ...quoteColumns.companyName, width: 205 },
    status: { ...quoteColumns.status, width: 130 },
    totalPremium: { ...quoteColumns.totalPremium, width: 130 },
    effectiveDate: { ...quoteColumns.effectiveDate, width: 140 },
    agencyName: { ...quoteColumns.agencyName, hidden: true },
    limit: { ...quoteColumns.limit, hidden: true },
    modified: { ...quoteColumns.modified, hidden: true },
    waitingSince: {
      header: 'quotes:field.waitingSince',
      cell: ({ waitingSince }, { instant, dateTime }) =>
        waitingSince && <span title={dateTime(waitingSince)}>{instant(waitingSince)}</span>,
      width: dateWidth,
    },
    reason: {
      header: 'quotes:field.referralReason',
      // Empty without a reason, so that a card omits it.
      cell: (quote) => {
        const reviewReason = pendingReviewReason(quote)
        const reasons = quote.referralReasons
        return (
          (reviewReason !== undefined || reasons.length > 0) && (
            <ReasonCell reviewReason={reviewReason} reasons={reasons} />
          )
        )
      },
      width: 130,
      grows: true,
    },
    industry: {
      header: 'quotes:field.industry',
      cell: ({ naicsDescription, naicsCode }) => (
        <span title={naicsCode}>{naicsDescription ?? naicsCode}</span>
      ),
      width: 110,
      grows: true,
    },
    underwriter: {
      header: 'quotes:field.underwriter',
      // An escalation target replaces the underwriter.
      cell: ({ underwriterName = '', escalatedTo }, { label }) =>
        escalatedTo === undefined ? underwriterName : label('quotes:escalatedTo', escalatedTo),
      width: 120,
    },
    needBy: {
      header: 'quotes:field.needBy',
      cell: ({ needBy }, { day }) => (needBy === undefined ? '' : day(needBy)),
      width: dateWidth,
      hidden: true,
    },
  },
  filters: {
    status: {
      label: 'quotes:field.status',
      texts: 'quotes:status',
      only: waitingQuoteStatuses,
    },
    type: { label: 'quotes:field.type', texts: 'quotes:option' },
    underwriter: { label: 'quotes:field.underwriter', People: Underwriters },
  },
  ...quoteRoles,
  exportBy: exportInbox,
  bulk: {
    needs: 'quote:review',
    version: ({ modified }) => modified,
    load: async () => (await import('../bulk/quote-bulk.ts')).inboxBulk,
  },
  urgency: inboxUrgency,
  card: { aside: 'status', lead: ['reason', 'totalPremium', 'effectiveDate'] },
  pageSize: 25,
})
