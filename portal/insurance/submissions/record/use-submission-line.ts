import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { getSubmission, searchSubmissions } from '#core/insurance/submissions/endpoints.ts'
import { unquotedStatuses } from '#core/insurance/submissions/statuses.ts'
import type { Line } from '../../../frame/parts/LineBar.tsx'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { submissionAddress } from '../submission-row.ts'

/** Submissions that one goes through by keyboard. */
const mostInLine = 100

/** The line of submissions that wait for a quote, those that expire first on top. One that was decided on keeps its place in it. */
export const useSubmissionLine = (submissionId: string): Line => {
  const { queries } = usePortal()
  const persona = usePersona()
  const navigate = useNavigate()
  const { data } = useQuery(
    queries.options(searchSubmissions, {
      query: {
        page: 0,
        size: mostInLine,
        sort: 'expiryDate,asc',
        filter: { status: [...unquotedStatuses] },
      },
    }),
  )
  const rows = data?.content ?? []
  const found = rows.findIndex(({ id }) => id === submissionId)
  const [last, setLast] = useState({ submissionId, at: 0 })
  if (found !== -1 && (last.submissionId !== submissionId || last.at !== found))
    setLast({ submissionId, at: found })
  const at = found === -1 && last.submissionId === submissionId ? last.at : found
  const nextId = rows[found === -1 ? at : found + 1]?.id
  const previousId = rows[at - 1]?.id

  // the next one is on screen at once
  useEffect(() => {
    if (nextId !== undefined)
      void queries.fetch(getSubmission, { params: { submissionId: nextId } })
  }, [queries, nextId])

  const goTo = (id: string) => void navigate({ to: submissionAddress({ id }, `/${persona.id}`) })
  return {
    position: found === -1 ? undefined : found + 1,
    count: data?.totalElements ?? 0,
    next: nextId === undefined ? undefined : () => goTo(nextId),
    previous: previousId === undefined ? undefined : () => goTo(previousId),
  }
}
