import { part } from '../../frame/parts/part.tsx'
import { NewQuoteLink } from './NewQuoteLink.tsx'
import { useHasOverview } from './overview/use-dashboard-start.ts'

const OverviewLink = part(async () => (await import('./overview/OverviewLink.tsx')).OverviewLink, {
  missing: 'nothing',
})

/** In the dashboard header: links to the overview and to a new quote. */
export const QuoteLinks = () => (
  <>
    {useHasOverview() && <OverviewLink />}
    <NewQuoteLink />
  </>
)
