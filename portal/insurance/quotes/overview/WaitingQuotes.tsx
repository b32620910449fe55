import { useQuery } from '@tanstack/react-query'
import {
  searchAgencyInbox,
  searchNeededQuotes,
  searchQuotes,
} from '#core/insurance/quotes/list/endpoints.ts'
import { readyQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { needByUrgency } from '#core/insurance/quotes/list/urgency.ts'
import { quoteUrgency } from '#core/insurance/quotes/list/urgency.ts'
import { dashboardAddress } from '../../../frame/dashboard/dashboard-screen.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useCalendar } from '../../../frame/tables/use-calendar.ts'
import { inboxPath } from '../../quote-path.ts'
import { useFirstOf } from './use-team-scope.ts'
import { WaitingCard } from './WaitingCard.tsx'

/** Quotes that others requested from the agency, newest first. */
export const RequestedQuotes = () => {
  const { t, label } = useFormats()
  const { queries } = usePortal()
  const { query, enabled } = useFirstOf()
  const answer = useQuery({ ...queries.options(searchAgencyInbox, { query }), enabled })
  return (
    <WaitingCard
      title={t('overview:asked')}
      empty={t('overview:nothingAsked')}
      answer={answer}
      all={{ screen: inboxPath }}
      end={({ source }) => label('agency-inbox:source', source)}
    />
  )
}

const expiring = { filter: { status: [...readyQuoteStatuses] }, sort: 'expiresOn,asc' }

/** Quotes ready to bind that expire within a week, soonest first. */
export const ExpiringQuotes = () => {
  const { t } = useFormats()
  const { queries } = usePortal()
  const calendarOf = useCalendar()
  const { query, enabled } = useFirstOf(expiring)
  const answer = useQuery({ ...queries.options(searchQuotes, { query }), enabled })
  return (
    <WaitingCard
      title={t('overview:expiring')}
      empty={t('overview:nothingExpires')}
      answer={answer}
      isShown={(quote) => quoteUrgency(quote, calendarOf(quote.timezone)) !== undefined}
      all={{
        screen: dashboardAddress,
        search: {
          tab: 'QUOTES',
          filter: `status:${readyQuoteStatuses.join(',')}`,
          sort: expiring.sort,
        },
      }}
      end={(quote) => {
        const urgency = quoteUrgency(quote, calendarOf(quote.timezone))
        return urgency && t(urgency.text, { count: urgency.days })
      }}
    />
  )
}

/** Open quotes with a need-by date, soonest first. */
export const NeededQuotes = () => {
  const { t, day } = useFormats()
  const { queries } = usePortal()
  const calendarOf = useCalendar()
  const { query, enabled } = useFirstOf()
  // No action refetches it, so the screen refetches on mount.
  const rules = { enabled, staleTime: 0 }
  const answer = useQuery({ ...queries.options(searchNeededQuotes, { query }), ...rules })
  return (
    <WaitingCard
      title={t('overview:needed')}
      empty={t('overview:nothingNeeded')}
      answer={answer}
      end={(quote) => {
        const urgency = needByUrgency(quote, calendarOf(quote.timezone))
        if (urgency === undefined) return quote.needBy === undefined ? '' : day(quote.needBy)
        return t(urgency.text, { count: urgency.days })
      }}
    />
  )
}
