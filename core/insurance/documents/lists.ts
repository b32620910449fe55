import { anyOf, ids, list } from '../../platform/lists/list.ts'
import { searchDocuments } from './endpoints.ts'
import { documentKinds } from '../products/document-kinds.ts'

/** Documents of an account, the newest first when no order is asked. */
export const documentList = list({
  endpoint: searchDocuments,
  sorts: ['docName', 'docType', 'size', 'created'],
  defaultSort: 'created,desc',
  filters: {
    docType: anyOf(documentKinds),
    policyId: ids,
    quoteId: ids,
  },
  isSearched: true,
  isDated: true,
})
