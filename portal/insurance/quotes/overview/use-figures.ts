import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Stop } from '#core/foundation/host/host.ts'
import {
  countQuotedAccounts,
  getQuoteDashboard,
  sumQuotePremiums,
} from '#core/insurance/quotes/count-endpoints.ts'
import type { LiveEvent } from '#core/platform/live/model.ts'
import { sinceOf, type Duration } from '#core/platform/tables/duration.ts'
import { useLiveEvents } from '../../../frame/live/live-events.ts'
import type { Portal } from '../../../frame/platform/portal-context.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useTeamScope } from './use-team-scope.ts'

/** Statuses of quotes that became cover. */
export const boundStatuses = ['BOUND', 'ISSUED'] as const

/** Milliseconds in which changes are collected: a sum reads every quote of its period. */
const pause = 5_000

const isOfQuotes = (event: LiveEvent): boolean =>
  event.type === 'reset' || (event.type !== 'presence' && event.kind === 'quote')

/** Sums up again what changed elsewhere, at most every few seconds. */
const createFreshFigures = ({ clock, queries }: Pick<Portal, 'clock' | 'queries'>) => {
  let stop: Stop | undefined
  return {
    hear(event: LiveEvent): void {
      if (!isOfQuotes(event)) return
      stop ??= clock.after(pause, () => {
        stop = undefined
        void queries.refresh(getQuoteDashboard, countQuotedAccounts, sumQuotePremiums)
      })
    },
    stop: (): void => stop?.(),
  }
}

const useFreshFigures = (): void => {
  const portal = usePortal()
  const [fresh] = useState(() => createFreshFigures(portal))
  useEffect(() => fresh.stop, [fresh])
  useLiveEvents(fresh.hear)
}

/** What was quoted, and bound, of the quotes created in a period. */
export const useFigures = (period: Duration) => {
  const { clock, host, queries } = usePortal()
  const { filter, enabled } = useTeamScope()
  const after = useMemo(() => sinceOf(period, clock.now(), host.timeZone), [period, clock, host])
  useFreshFigures()
  const all = { after, filter }
  const bound = { after, filter: { ...filter, status: [...boundStatuses] } }
  // acted on elsewhere in the portal meanwhile: a screen that comes back sums up again
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
