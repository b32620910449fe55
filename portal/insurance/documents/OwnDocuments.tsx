import { useMemo } from 'react'
import { searchDocuments } from '#core/insurance/documents/endpoints.ts'
import { documentFilters } from '#core/insurance/documents/lists.ts'
import type { DocumentEntry } from '#core/insurance/documents/model.ts'
import { documentActions } from './document-actions.ts'
import { useProfile } from '../../frame/shell/use-profile.ts'
import { DataTable } from '../../frame/tables/DataTable.tsx'
import type { TableDefinition } from '../../frame/tables/definition.ts'
import { optionFilter } from '../../frame/tables/option-filter.ts'

const definitionFor = (accountId: string): TableDefinition<DocumentEntry> => ({
  id: 'own-documents',
  label: 'portal:menu.documents',
  source: (queries, query) => queries.options(searchDocuments, { params: { accountId }, query }),
  columns: [
    {
      id: 'docName',
      header: 'portal:field.document',
      cell: (entry) => <span title={entry.docName}>{entry.docName}</span>,
      sortBy: 'docName',
      width: 320,
      fixed: true,
      card: 'title',
    },
    {
      id: 'docType',
      header: 'portal:field.kind',
      cell: (entry, { label }) => label('portal:option', entry.docType),
      sortBy: 'docType',
      width: 120,
    },
    {
      id: 'companyName',
      header: 'portal:field.company',
      cell: (entry) => entry.companyName,
      width: 220,
      hidden: true,
    },
    {
      id: 'size',
      header: 'portal:field.size',
      cell: (entry, { bytes }) => bytes(entry.size),
      sortBy: 'size',
      width: 90,
      align: 'end',
    },
    {
      id: 'created',
      header: 'portal:field.created',
      cell: (entry, { moment, exact }) => (
        <span title={exact(entry.created)}>{moment(entry.created)}</span>
      ),
      sortBy: 'created',
      width: 115,
    },
  ],
  filters: [optionFilter('docType', 'portal:field.kind', 'portal:option', documentFilters.docType)],
  defaultSort: { field: 'created', direction: 'desc' },
  pageSize: 20,
  rowId: (entry) => entry.id,
  rowName: (entry) => entry.docName,
  actions: documentActions,
})

/** The papers of the policyholder who looks, the newest first. */
export const OwnDocuments = () => {
  const { account } = useProfile()
  const definition = useMemo(() => definitionFor(account.id), [account.id])
  return <DataTable definition={definition} />
}
