import { documentList } from '#core/insurance/documents/lists.ts'
import { neverUrgent } from '#core/platform/tables/urgency.ts'
import { defineTable } from '../../frame/tables/define-table.ts'
import { documentActions, downloadAction } from './document-actions.ts'

/** The invoices and receipts of the account that the viewer is in, the newest first. */
export const invoiceTable = defineTable({
  id: 'invoices',
  label: 'documents:invoices',
  list: documentList,
  source: (queries, query, { accountId }) =>
    queries.options(documentList.endpoint, {
      params: { accountId },
      query: { ...query, filter: { ...query.filter, docType: ['invoice', 'receipt'] } },
    }),
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
    created: {
      header: 'portal:field.created',
      cell: (entry, { instant }) => instant(entry.created),
      sortBy: 'created',
      width: 115,
    },
  },
  filters: {},
  title: 'docName',
  subtitle: 'docType',
  urgency: neverUrgent,
  primary: { kind: 'perform', action: downloadAction },
  card: { lead: ['created'] },
  pageSize: 20,
  rowName: (entry) => entry.docName,
  actions: documentActions,
})
