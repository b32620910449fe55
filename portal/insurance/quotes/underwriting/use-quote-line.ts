import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { getQuoteById, searchInbox } from '#core/insurance/quotes/endpoints.ts'
import type { Line } from '../../../frame/parts/LineBar.tsx'
import { useLine } from '../../../frame/parts/use-line.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { quoteAddress } from '../quote-row.ts'
import { usePrefetched } from './use-prefetched.ts'

/** Quotes of the inbox that one goes through by keyboard. */
const mostInLine = 100

/** The line of the inbox, those whose cover is to begin first on top. */
export const useQuoteLine = (quoteId: string): Line => {
  const { queries } = usePortal()
  const { data: waiting } = useQuery(
    queries.options(searchInbox, {
      query: { page: 0, size: mostInLine, sort: 'effectiveDate,asc' },
    }),
  )
  const load = useCallback(
    (id: string) =>
      queries.client.ensureQueryData(queries.options(getQuoteById, { params: { id } })),
    [queries],
  )
  const { line, nextId, previousId } = useLine({
    id: quoteId,
    waiting,
    addressOf: quoteAddress,
    load,
  })
  usePrefetched(nextId, previousId)
  return line
}
