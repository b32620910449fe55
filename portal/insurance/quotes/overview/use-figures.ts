import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import {
  countQuotedAccounts,
  getQuoteDashboard,
  sumQuotePremiums,
} from '#core/insurance/quotes/list/endpoints.ts'
import { sinceOf, type Duration } from '#core/platform/tables/duration.ts'
import { useLiveEvents } from '../../../frame/live/live-events.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { createFreshFigures } from './fresh-figures.ts'
import { useTeamScope } from './use-team-scope.ts'

/** Statuses of bound quotes. */
export const boundStatuses = ['BOUND', 'ISSUED'] as const

const useFreshFigures = (): void => {
  const { clock, queries } = usePortal()
  const [fresh] = useState(() =>
    createFreshFigures(clock, () =>
      queries.refresh(getQuoteDashboard, countQuotedAccounts, sumQuotePremiums),
    ),
  )
  useEffect(() => fresh.stop, [fresh])
  useLiveEvents(fresh.onEvent)
}

/** Quoted and bound figures of the quotes created in a period. */
export const useFigures = (period: Duration) => {
  const { clock, host, queries } = usePortal()
  const { filter, enabled } = useTeamScope()
  const after = useMemo(() => sinceOf(period, clock.now(), host.timeZone), [period, clock, host])
  useFreshFigures()
  const all = { after, filter }
  const bound = { after, filter: { ...filter, status: [...boundStatuses] } }
  // Quotes may have changed elsewhere in the portal, so the screen refetches on mount.
  const rules = { enabled, placeholderData: keepPreviousData, staleTime: 0 }
  return {
    quoted: useQuery({ ...queries.options(getQuoteDashboard, { query: all }), ...rules }),
    boundAccounts: useQuery({
      ...queries.options(countQuotedAccounts, { query: bound }),
      ...rules,
    }),
    boundPremiums: useQuery({ ...queries.options(sumQuotePremiums, { query: bound }), ...rules }),
  }
}
