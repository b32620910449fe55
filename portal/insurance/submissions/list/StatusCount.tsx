import { defaultDuration } from '#core/platform/tables/duration.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { useSubmissionStats } from './use-submission-stats.ts'

/** How many of the viewer's submissions have a status. */
export const StatusCount = ({ option }: { readonly option: string }) => {
  const { count } = useFormats()
  // the counts are the same in every duration: those of the metrics are asked for once
  const { data } = useSubmissionStats(defaultDuration)
  const found = data?.counts.find(({ status }) => status === option)
  return found === undefined ? null : count(found.count)
}
