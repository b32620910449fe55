import { useCallback } from 'react'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { inboxList } from '#core/insurance/quotes/list/lists.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { waitingQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import type { Queue } from '../../../frame/parts/QueueBar.tsx'
import { useQueue } from '../../../frame/parts/use-queue.ts'
import type { QueueList } from '../../../frame/parts/use-queue-rows.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { quoteAddress } from '../../quote-path.ts'
import { usePrefetch } from './use-prefetch.ts'

/** The inbox, earliest effective date first unless its table was sorted otherwise. */
export const inboxQueue: QueueList = {
  list: inboxList,
  source: (queries, query) => queries.options(inboxList.endpoint, { query }),
  usual: { sort: inboxList.defaultSort },
  statuses: waitingQuoteStatuses,
}

/** The queue of the inbox, with the last query of its table. */
export const useQuoteQueue = ({ id, status }: Pick<QuoteRow, 'id' | 'status'>): Queue => {
  const { queries } = usePortal()
  const load = useCallback(
    (each: string) =>
      queries.client.ensureQueryData(queries.options(getQuoteById, { params: { id: each } })),
    [queries],
  )
  const { queue, nextId, previousId } = useQueue({
    ...inboxQueue,
    id,
    status,
    addressOf: quoteAddress,
    load,
  })
  usePrefetch(nextId, previousId)
  return queue
}
