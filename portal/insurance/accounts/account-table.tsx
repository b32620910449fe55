import { countAccounts, exportAccounts } from '#core/insurance/accounts/endpoints.ts'
import { accountList } from '#core/insurance/accounts/lists.ts'
import { unicodeDomain } from '#core/foundation/validation/unicode-domain.ts'
import { neverUrgent } from '#core/platform/tables/urgency.ts'
import { Status } from '../../frame/parts/Status.tsx'
import { dateWidth } from '../../frame/tables/definition.ts'
import { defineTable } from '../../frame/tables/define-table.ts'
import { statusCount } from '../../frame/tables/status-count.tsx'
import { impersonateAgency } from '../../identity/impersonation/impersonation-actions.ts'
import { AccountDetails } from './AccountDetails.tsx'
import { accountAddress, accountName } from './account-path.ts'
import { accountStatusMarks } from './account-status-marks.ts'
import { locationLine } from '#core/insurance/accounts/location-line.ts'

/** The accounts that the viewer sees, by name (spec 2 §9). */
export const accountTable = defineTable({
  id: 'accounts',
  label: 'accounts:menu.accounts',
  list: accountList,
  source: (queries, query) => queries.options(accountList.endpoint, { query }),
  columns: {
    name: {
      header: 'portal:field.company',
      cell: ({ name }) => <span title={name}>{name}</span>,
      sortBy: 'name',
      width: 260,
    },
    agencyName: {
      header: 'portal:field.agency',
      cell: ({ agencyName }) => <span title={agencyName}>{agencyName}</span>,
      sortBy: 'agencyName',
      width: 190,
    },
    status: {
      header: 'accounts:field.status',
      cell: ({ status }) => <Status of={accountStatusMarks} value={status} isQuiet />,
      sortBy: 'status',
      width: 140,
    },
    place: {
      header: 'accounts:field.place',
      cell: (account) => locationLine(account),
      width: 170,
    },
    industry: {
      header: 'accounts:field.industry',
      cell: ({ naicsCode, naicsDescription }) => {
        const industry = naicsDescription ?? naicsCode
        return <span title={industry}>{industry}</span>
      },
      width: 220,
    },
    revenue: {
      header: 'accounts:field.revenue',
      cell: ({ revenue, currency }, { wholeMoney }) =>
        revenue > 0 ? wholeMoney(revenue, currency) : '',
      sortBy: 'revenue',
      width: 130,
      align: 'end',
    },
    profileScore: {
      header: 'accounts:field.profileScore',
      cell: ({ profileScore }, { count }) => count(profileScore),
      width: 110,
      align: 'end',
    },
    domainName: {
      header: 'accounts:field.domain',
      cell: ({ domainName }) => domainName && unicodeDomain(domainName),
      width: 180,
      hidden: true,
    },
    created: {
      header: 'portal:field.created',
      cell: ({ created }, { instant, dateTime }) => (
        <span title={dateTime(created)}>{instant(created)}</span>
      ),
      sortBy: 'created',
      width: dateWidth,
      hidden: true,
    },
    modified: {
      header: 'accounts:field.modified',
      cell: ({ modified }, { instant, dateTime }) => (
        <span title={dateTime(modified)}>{instant(modified)}</span>
      ),
      sortBy: 'modified',
      width: dateWidth,
    },
  },
  filters: {
    view: { label: 'accounts:field.view', texts: 'accounts:option' },
    status: {
      label: 'accounts:field.status',
      texts: 'accounts:status',
      Count: statusCount(countAccounts),
    },
  },
  title: 'name',
  subtitle: 'industry',
  urgency: neverUrgent,
  primary: { kind: 'open', address: accountAddress },
  card: { aside: 'status', lead: ['place', 'revenue'] },
  pageSize: 20,
  rowName: accountName,
  actions: [impersonateAgency],
  exportBy: exportAccounts,
  bulk: {
    needs: 'account:update',
    version: ({ modified }) => modified,
    load: async () => (await import('./bulk/account-bulk.ts')).accountBulk,
  },
  Details: AccountDetails,
})
