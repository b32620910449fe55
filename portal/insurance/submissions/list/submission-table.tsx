import { useQuery } from '@tanstack/react-query'
import { defaultDuration } from '#core/platform/tables/duration.ts'
import { exportSubmissions, getSubmissionOptions } from '#core/insurance/submissions/endpoints.ts'
import { submissionList } from '#core/insurance/submissions/lists.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { useSubmissionStats } from './use-submission-stats.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useProfile } from '../../../frame/shell/use-profile.ts'
import type { PeopleProps } from '../../../frame/tables/definition.ts'
import { defineTable } from '../../../frame/tables/define-table.ts'
import { impersonateAgency } from '../../../identity/impersonation/impersonation-actions.ts'
import { submissionActions } from '../submission-actions.ts'
import { submissionAddress, submissionName } from '../submission-path.ts'
import { submissionColumns } from './submission-columns.tsx'
import { submissionUrgency } from './submission-urgency.ts'

/** The number of the viewer's submissions with a status. */
const StatusCount = ({ option }: { readonly option: string }) => {
  const { count } = useFormats()
  // The counts do not depend on the duration, so the metrics' call is reused.
  const { data } = useSubmissionStats(defaultDuration)
  const found = data?.counts.find(({ status }) => status === option)
  return found === undefined ? null : count(found.count)
}

/**
 * The owners of submissions. A viewer who can be assigned submissions is offered their own, even
 * with none.
 */
const Owners = ({ children }: PeopleProps) => {
  const { queries } = usePortal()
  const { id: me } = useProfile()
  const { owners = [], assignees = [] } = useQuery(queries.options(getSubmissionOptions)).data ?? {}
  const own = assignees.filter(({ id }) => id === me)
  return children([...own, ...owners.filter(({ id }) => id !== me || own.length === 0)])
}

/** The submissions that the viewer sees, last changed first (spec 2 §9). */
export const submissionTable = defineTable({
  id: 'submissions',
  label: 'submission-menu:submissions',
  list: submissionList,
  source: (queries, query) => queries.options(submissionList.endpoint, { query }),
  columns: submissionColumns,
  filters: {
    status: {
      label: 'submission-lifecycle:field.status',
      texts: 'submissions:status',
      isInline: true,
      Count: StatusCount,
    },
    businessType: {
      label: 'submission-lifecycle:field.businessType',
      texts: 'submissions:businessType',
    },
    assignment: {
      label: 'submission-lifecycle:field.assignment',
      texts: 'submission-lifecycle:assignment',
    },
    owner: { label: 'submission-lifecycle:field.owner', People: Owners },
  },
  exportBy: exportSubmissions,
  bulk: {
    needs: 'submission:review',
    version: ({ modified }) => modified,
    load: async () => (await import('../bulk/submission-bulk.ts')).submissionBulk,
  },
  title: 'submissionNumber',
  subtitle: 'accountName',
  urgency: submissionUrgency,
  primary: { kind: 'open', address: submissionAddress },
  card: { aside: 'status', lead: ['expiryDate', 'quotePremium'] },
  pageSize: 20,
  rowName: submissionName,
  actions: [...submissionActions, impersonateAgency],
})
