import { useCallback } from 'react'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { inboxList } from '#core/insurance/quotes/list/lists.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { waitingQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import type { Line } from '../../../frame/parts/LineBar.tsx'
import { useLine } from '../../../frame/parts/use-line.ts'
import type { LineList } from '../../../frame/parts/use-line-rows.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { quoteAddress } from '../../quote-path.ts'
import { usePrefetched } from './use-prefetched.ts'

/** The inbox, those whose cover is to begin first on top unless its table was sorted otherwise. */
export const inboxLine: LineList = {
  list: inboxList,
  source: (queries, query) => queries.options(inboxList.endpoint, { query }),
  usual: { sort: inboxList.defaultSort },
  statuses: waitingQuoteStatuses,
}

/** The line of the inbox, as it was shown last. */
export const useQuoteLine = ({ id, status }: Pick<QuoteRow, 'id' | 'status'>): Line => {
  const { queries } = usePortal()
  const load = useCallback(
    (each: string) =>
      queries.client.ensureQueryData(queries.options(getQuoteById, { params: { id: each } })),
    [queries],
  )
  const { line, nextId, previousId } = useLine({
    ...inboxLine,
    id,
    status,
    addressOf: quoteAddress,
    load,
  })
  usePrefetched(nextId, previousId)
  return line
}
