import { exportInbox } from '#core/insurance/quotes/list/endpoints.ts'
import { inboxList } from '#core/insurance/quotes/list/lists.ts'
import { reviewAskedOf } from '#core/insurance/quotes/underwriting/review-asked.ts'
import { waitingQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { inboxUrgency } from '#core/insurance/quotes/list/urgency.ts'
import { dateWidth } from '../../../frame/tables/date-width.ts'
import { defineTable } from '../../../frame/tables/define-table.ts'
import { quoteColumns } from '../quote-columns.tsx'
import { quoteRoles } from '../quote-roles.ts'
import { ReasonCell } from './ReasonCell.tsx'
import { Underwriters } from './Underwriters.tsx'

/** Quotes that wait for an underwriter: requested to bind, or referred; those whose cover begins first on top. */
export const inboxTable = defineTable({
  id: 'inbox',
  label: 'quotes:menu.inbox',
  list: inboxList,
  source: (queries, query) => queries.options(inboxList.endpoint, { query }),
  columns: {
    ...quoteColumns,
    // agency and need-by date are hidden at first, and nothing is cut at 1280 but what grows
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
      cell: ({ waitingSince }, { instant, exact }) =>
        waitingSince && <span title={exact(waitingSince)}>{instant(waitingSince)}</span>,
      width: dateWidth,
    },
    reason: {
      header: 'quotes:field.referralReason',
      // nothing at all where there is none, so that a card leaves it out
      cell: (quote) => {
        const asked = reviewAskedOf(quote)
        const reasons = quote.referralReasons
        return (
          (asked !== undefined || reasons.length > 0) && (
            <ReasonCell asked={asked} reasons={reasons} />
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
      // those to whom the decision was left come before who left it
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
    seen: ({ modified }) => modified,
    load: async () => (await import('../bulk/quote-bulk.ts')).inboxBulk,
  },
  urgency: inboxUrgency,
  card: { aside: 'status', lead: ['reason', 'totalPremium', 'effectiveDate'] },
  pageSize: 25,
})
