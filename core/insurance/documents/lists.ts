import { anyOf, ids, list } from '../../platform/lists/list.ts'
import { searchDocuments } from './endpoints.ts'
import { listedKinds } from './model.ts'

/** Documents of an account, newest first by default. */
export const documentList = list({
  endpoint: searchDocuments,
  sorts: ['docName', 'docType', 'size', 'created'],
  defaultSort: 'created,desc',
  filters: {
    docType: anyOf(listedKinds),
    policyId: ids,
    quoteId: ids,
  },
  isSearchable: true,
  hasDateFilter: true,
})
