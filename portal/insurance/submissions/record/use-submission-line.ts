import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
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
  const { api, queries } = usePortal()
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
  const { line, nextId } = useLine({ id: submissionId, waiting, addressOf: submissionAddress })

  // the next one is on screen at once; where this fails, without a message, its screen reads it
  useEffect(() => {
    if (nextId === undefined) return
    const input = { params: { submissionId: nextId } }
    void queries.client.prefetchQuery({
      queryKey: queries.options(getSubmission, input).queryKey,
      queryFn: ({ signal }) => api.call(getSubmission, { ...input, signal, isQuiet: true }),
      retry: false,
    })
  }, [api, queries, nextId])

  return line
}
