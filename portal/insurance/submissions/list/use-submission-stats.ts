import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getSubmissionStats } from '#core/insurance/submissions/endpoints.ts'
import type { Duration } from '#core/platform/tables/duration.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useListScope } from '../../../frame/modules/use-modules.ts'

/** Counts and metrics of a duration, for the teams that lists are filtered by. */
export const useSubmissionStats = (duration: Duration) => {
  const { queries } = usePortal()
  const { values, isWaiting } = useListScope()
  const filter = values.length === 0 ? {} : { filter: { team: [...values] } }
  return useQuery({
    ...queries.options(getSubmissionStats, { query: { duration, ...filter } }),
    enabled: !isWaiting,
    placeholderData: keepPreviousData,
  })
}
