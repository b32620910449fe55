import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { getSubmission, searchSubmissions } from '#core/insurance/submissions/endpoints.ts'
import { unquotedStatuses } from '#core/insurance/submissions/statuses.ts'
import type { Line } from '../../../frame/parts/LineBar.tsx'
import { useLine } from '../../../frame/parts/use-line.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { submissionAddress } from '../submission-row.ts'

/** Submissions that one goes through by keyboard. */
const mostInLine = 100

/** The line of submissions that wait for a quote, those that expire first on top. */
export const useSubmissionLine = (submissionId: string): Line => {
  const { queries } = usePortal()
  const { data: waiting } = useQuery(
    queries.options(searchSubmissions, {
      query: {
        page: 0,
        size: mostInLine,
        sort: 'expiryDate,asc',
        filter: { status: [...unquotedStatuses] },
      },
    }),
  )
  const load = useCallback(
    (id: string) =>
      queries.client.ensureQueryData(
        queries.options(getSubmission, { params: { submissionId: id } }),
      ),
    [queries],
  )
  const { line, nextId } = useLine({
    id: submissionId,
    waiting,
    addressOf: submissionAddress,
    load,
  })

  // the next one is on screen at once
  useEffect(() => {
    if (nextId === undefined) return
    void queries.prefetch(getSubmission, { params: { submissionId: nextId } })
  }, [queries, nextId])

  return line
}
