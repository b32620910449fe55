import { lazy, Suspense } from 'react'
import { NewQuoteLink } from './NewQuoteLink.tsx'
import { useHasOverview } from './overview/use-dashboard-start.ts'

const OverviewLink = lazy(async () => ({
  default: (await import('./overview/OverviewLink.tsx')).OverviewLink,
}))

/** In the head of the dashboard: the way to the overview, and to a new quote. */
export const QuoteLinks = () => (
  <>
    {useHasOverview() && (
      <Suspense fallback={null}>
        <OverviewLink />
      </Suspense>
    )}
    <NewQuoteLink />
  </>
)
