import { accountList } from '#core/insurance/accounts/lists.ts'
import { neverUrgent } from '#core/platform/tables/urgency.ts'
import { Status } from '../../frame/parts/Status.tsx'
import { defineTable } from '../../frame/tables/define-table.ts'
import { enterAgency } from '../../identity/impersonation/impersonation-actions.ts'

/** The insured companies that the viewer sees, by name (spec 2 §9). */
export const accountTable = defineTable({
  id: 'accounts',
  label: 'portal:field.company',
  list: accountList,
  source: (queries, query) => queries.options(accountList.endpoint, { query }),
  columns: {
    name: {
      header: 'portal:field.company',
      cell: (account) => account.name,
      sortBy: 'name',
      width: 220,
    },
    agencyName: {
      header: 'portal:field.agency',
      cell: (account) => account.agencyName,
      sortBy: 'agencyName',
      width: 190,
    },
    status: {
      header: 'portal:field.status',
      cell: (account) => <Status value={account.status} isQuiet />,
      sortBy: 'status',
      width: 130,
    },
  },
  filters: {},
  title: 'name',
  subtitle: 'agencyName',
  urgency: neverUrgent,
  primary: { kind: 'perform', action: enterAgency },
  card: { aside: 'status', lead: [] },
  pageSize: 20,
  rowName: (account) => account.name,
  actions: [enterAgency],
})
