import { anyOf, ids, list } from '../../platform/lists/list.ts'
import { searchSubmissions } from './endpoints.ts'
import { businessTypes, submissionStatuses } from './statuses.ts'

/** Submissions, most recently changed first by default (spec 2 §9). */
export const submissionList = list({
  endpoint: searchSubmissions,
  sorts: [
    'submissionNumber',
    'accountName',
    'agencyName',
    'businessType',
    'status',
    'expiryDate',
    'created',
    'modified',
  ],
  defaultSort: 'modified,desc',
  filters: {
    status: anyOf(submissionStatuses),
    businessType: anyOf(businessTypes),
    assignment: anyOf(['assigned', 'unassigned']),
    owner: ids,
    team: ids,
    accountId: ids,
  },
  isSearchable: true,
  hasDateFilter: true,
})
