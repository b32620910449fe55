import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { searchInbox } from '#core/insurance/quotes/endpoints.ts'
import type { Line } from '../../../frame/parts/LineBar.tsx'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { usePrefetched } from './use-prefetched.ts'
import { quoteAddress } from '../quote-row.ts'

/** Quotes of the inbox that one goes through by keyboard. */
const mostInLine = 100

/** The line of the inbox, those whose cover is to begin first on top. A quote that was decided on keeps its place in it. */
export const useLine = (quoteId: string): Line => {
  const { queries } = usePortal()
  const persona = usePersona()
  const navigate = useNavigate()
  const { data } = useQuery(
    queries.options(searchInbox, {
      query: { page: 0, size: mostInLine, sort: 'effectiveDate,asc' },
    }),
  )
  const rows = data?.content ?? []
  const found = rows.findIndex(({ id }) => id === quoteId)
  const [last, setLast] = useState({ quoteId, at: 0 })
  if (found !== -1 && (last.quoteId !== quoteId || last.at !== found))
    setLast({ quoteId, at: found })
  const at = found === -1 && last.quoteId === quoteId ? last.at : found
  const nextId = rows[found === -1 ? at : found + 1]?.id
  const previousId = rows[at - 1]?.id

  usePrefetched(nextId, previousId)

  const goTo = useCallback(
    (id: string) => void navigate({ to: quoteAddress({ id }, `/${persona.id}`) }),
    [navigate, persona.id],
  )
  return {
    position: found === -1 ? undefined : found + 1,
    count: data?.totalElements ?? 0,
    next: nextId === undefined ? undefined : () => goTo(nextId),
    previous: previousId === undefined ? undefined : () => goTo(previousId),
  }
}
