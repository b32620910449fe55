import { documentList } from '#core/insurance/documents/lists.ts'
import { documentKinds } from '#core/insurance/products/document-kinds.ts'
import { neverUrgent } from '#core/platform/tables/urgency.ts'
import { dateWidth } from '../../frame/tables/definition.ts'
import { defineTable } from '../../frame/tables/define-table.ts'
import { documentActions, downloadAction } from './document-actions.ts'

/** The documents of the viewer's account, newest first. */
export const documentTable = defineTable({
  id: 'own-documents',
  label: 'documents:title',
  list: documentList,
  source: (queries, query, { accountId }) =>
    queries.options(documentList.endpoint, { params: { accountId }, query }),
  columns: {
    docName: {
      header: 'documents:field.document',
      cell: (entry) => <span title={entry.docName}>{entry.docName}</span>,
      sortBy: 'docName',
      width: 320,
    },
    docType: {
      header: 'documents:field.kind',
      cell: (entry, { label }) => label('documents:kinds', entry.docType),
      sortBy: 'docType',
      width: 120,
    },
    companyName: {
      header: 'portal:field.company',
      cell: (entry) => entry.companyName,
      width: 220,
      hidden: true,
    },
    size: {
      header: 'documents:field.size',
      cell: (entry, { bytes }) => bytes(entry.size),
      sortBy: 'size',
      width: 90,
      align: 'end',
    },
    created: {
      header: 'portal:field.created',
      cell: (entry, { instant, dateTime }) => (
        <span title={dateTime(entry.created)}>{instant(entry.created)}</span>
      ),
      sortBy: 'created',
      width: dateWidth,
    },
  },
  filters: {
    docType: { label: 'documents:field.kind', texts: 'documents:kinds', only: documentKinds },
  },
  title: 'docName',
  subtitle: 'docType',
  urgency: neverUrgent,
  primary: { kind: 'perform', action: downloadAction },
  card: { lead: ['created', 'size'] },
  pageSize: 20,
  rowName: (entry) => entry.docName,
  actions: documentActions,
})
