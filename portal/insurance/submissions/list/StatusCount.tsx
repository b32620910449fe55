import { useQuery } from '@tanstack/react-query'
import { getSubmissionStats } from '#core/insurance/submissions/endpoints.ts'
import { defaultDuration } from '#core/platform/tables/duration.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'

/** How many of the viewer's submissions have a status. */
export const StatusCount = ({ option }: { readonly option: string }) => {
  const { count } = useFormats()
  const { queries } = usePortal()
  // the counts are the same in every duration: those of the metrics are asked for once
  const { data } = useQuery(
    queries.options(getSubmissionStats, { query: { duration: defaultDuration } }),
  )
  const found = data?.counts.find(({ status }) => status === option)
  return found === undefined ? null : count(found.count)
}
