import { useCallback, useEffect } from 'react'
import { getSubmission } from '#core/insurance/submissions/endpoints.ts'
import { submissionList } from '#core/insurance/submissions/lists.ts'
import type { SubmissionRow } from '#core/insurance/submissions/model.ts'
import { unquotedStatuses } from '#core/insurance/submissions/statuses.ts'
import type { Queue } from '../../../frame/parts/QueueBar.tsx'
import { useQueue } from '../../../frame/parts/use-queue.ts'
import type { QueueList } from '../../../frame/parts/use-queue-rows.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { submissionAddress } from '../submission-path.ts'

/**
 * Submissions that wait for a quote, unless their table was filtered by status, soonest expiry
 * first. The sort by last change is not used, because working through the queue changes it.
 */
const waiting: QueueList = {
  list: submissionList,
  source: (queries, query) => queries.options(submissionList.endpoint, { query }),
  usual: { sort: 'expiryDate,asc', filter: { status: [...unquotedStatuses] } },
  statuses: unquotedStatuses,
}

/** The queue of submissions, with the last query of their table. */
export const useSubmissionQueue = ({ id, status }: Pick<SubmissionRow, 'id' | 'status'>): Queue => {
  const { queries } = usePortal()
  const load = useCallback(
    (each: string) =>
      queries.client.ensureQueryData(
        queries.options(getSubmission, { params: { submissionId: each } }),
      ),
    [queries],
  )
  const { queue, nextId } = useQueue({
    ...waiting,
    id,
    status,
    addressOf: submissionAddress,
    load,
  })

  // Prefetched, so that the next one opens at once.
  useEffect(() => {
    if (nextId === undefined) return
    void queries.prefetch(getSubmission, { params: { submissionId: nextId } })
  }, [queries, nextId])

  return queue
}
