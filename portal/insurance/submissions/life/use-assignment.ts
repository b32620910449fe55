import { useState } from 'react'
import { bulkAssignSubmissions } from '#core/insurance/submissions/acting-endpoints.ts'
import type { BulkResult } from '#core/insurance/submissions/forms.ts'
import { useAttempt } from '../../../frame/actions/use-attempt.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { showsSubmissions } from '../shows-submissions.ts'

type RowResult = BulkResult['content'][number]

/** The chosen submissions, and what became of each; those that fail stay chosen. */
export const useAssignment = (first: readonly string[]) => {
  const { api, queries } = usePortal()
  const { busy, failure, attempt } = useAttempt<'assign'>()
  const [chosen, setChosen] = useState(first)
  const [results, setResults] = useState<readonly RowResult[]>([])

  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen(
      isChosen ? [...new Set([...chosen, ...ids])] : chosen.filter((each) => !ids.includes(each)),
    )
  const assign = (ownerId: string | null) =>
    attempt('assign', async () => {
      const body = { submissionIds: [...chosen], ownerId }
      const { content } = await api.call(bulkAssignSubmissions, { body })
      setResults(content)
      setChosen(content.flatMap(({ id, isDone }) => (isDone ? [] : [id])))
      await queries.refresh(...showsSubmissions)
    })
  return {
    chosen,
    choose,
    assign,
    isBusy: busy !== undefined,
    failure: failure?.message,
    results,
    resultOf: (id: string) => results.find((each) => each.id === id),
  }
}
