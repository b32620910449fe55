import { exportSubmissions } from '#core/insurance/submissions/endpoints.ts'
import { submissionList } from '#core/insurance/submissions/lists.ts'
import { defineTable } from '../../../frame/tables/define-table.ts'
import { enterAgency } from '../../../identity/impersonation/impersonation-actions.ts'
import { submissionActions } from '../submission-actions.ts'
import { submissionAddress, submissionName } from '../submission-row.ts'
import { StatusCount } from './StatusCount.tsx'
import { submissionColumns } from './submission-columns.tsx'
import { submissionUrgency } from './submission-urgency.ts'
import { Owners } from './Owners.tsx'

/** The submissions that the viewer sees, last changed first (spec 2 §9). */
export const submissionTable = defineTable({
  id: 'submissions',
  label: 'submission-menu:submissions',
  list: submissionList,
  source: (queries, query) => queries.options(submissionList.endpoint, { query }),
  columns: submissionColumns,
  filters: {
    status: {
      label: 'submission-life:field.status',
      texts: 'submissions:status',
      isOpen: true,
      Count: StatusCount,
    },
    businessType: {
      label: 'submission-life:field.businessType',
      texts: 'submissions:businessType',
    },
    assignment: {
      label: 'submission-life:field.assignment',
      texts: 'submission-life:assignment',
    },
    owner: { label: 'submission-life:field.owner', People: Owners },
  },
  exportBy: exportSubmissions,
  bulk: {
    needs: 'submission:review',
    seen: ({ modified }) => modified,
    load: async () => (await import('../bulk/submission-bulk.ts')).submissionBulk,
  },
  title: 'submissionNumber',
  subtitle: 'accountName',
  urgency: submissionUrgency,
  primary: { kind: 'open', address: submissionAddress },
  card: { aside: 'status', lead: ['expiryDate', 'quotePremium'] },
  pageSize: 20,
  rowName: submissionName,
  actions: [...submissionActions, enterAgency],
})
