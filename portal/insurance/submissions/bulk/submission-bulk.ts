import { selectSubmissions } from '#core/insurance/submissions/endpoints.ts'
import { wholeListOf } from '#core/platform/lists/whole-list.ts'
import type { TableBulk } from '../../../frame/bulk/bulk.ts'
import { submissionQueries } from '../submission-queries.ts'
import { assignSubmissionsDialog } from './assign-submissions-dialog.ts'

/** The bulk actions of submissions. */
export const submissionBulk: TableBulk = {
  actions: [
    {
      id: 'assign-submissions',
      label: 'submission-lifecycle:action.assign',
      needs: 'submission:review',
      dialog: assignSubmissionsDialog,
      done: 'submission-lifecycle:assign.done',
    },
  ],
  select: (api, query) => api.call(selectSubmissions, { query: wholeListOf(query) }),
  refetches: submissionQueries,
}
