import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { accountExport } from '#core/insurance/accounts/export-columns.ts'
import { accountList } from '#core/insurance/accounts/lists.ts'
import {
  accountStatuses,
  type Account,
  type AccountStatus,
  type StatusCounts,
} from '#core/insurance/accounts/model.ts'
import type { ListQuery, Page } from '#core/platform/api/lists.ts'
import type { Selection } from '#core/platform/bulk/model.ts'
import type { exportQuery } from '#core/platform/exports/export.ts'
import type { FilterValueOf } from '#core/platform/lists/list.ts'
import type { Services } from '../../kernel/services.ts'
import { isStaff, type Viewer } from '../../kernel/viewer.ts'
import { preparedOn } from '../../kernel/database/prepared-query.ts'
import { rulesOf } from '../../kernel/lists/list-rules.ts'
import { countStatuses } from '../../kernel/lists/count-statuses.ts'
import { anyFilter, type ColumnFilter } from '../../kernel/lists/column-filter.ts'
import { listing, type Listing, type ListRules } from '../../kernel/lists/listing.ts'
import { selectAll } from '../../kernel/bulk/select-all.ts'
import type { Context } from '../../kernel/context.ts'
import { exportFile } from '../../kernel/lists/export-file.ts'
import { isOfIds } from '../../kernel/lists/of-ids.ts'
import { readPage, type ReadList } from '../../kernel/lists/read-page.ts'
import type { FileAnswer } from '../../kernel/route.ts'
import { listScope, teamFilter } from './team-scope.ts'
import { accountScope } from './scope.ts'
import { accountToWire } from './to-wire.ts'
import { accounts, type AccountRecord } from './tables.ts'

const sorts = {
  name: accounts.nameKey,
  agencyName: accounts.agencyName,
  state: accounts.stateKey,
  revenue: accounts.revenue,
  status: accounts.status,
  created: accounts.created,
  modified: accounts.modified,
}

const hasStatus = (values: readonly AccountStatus[]): ColumnFilter => ({
  column: accounts.status,
  values,
})

const views = {
  active_policy: hasStatus(['Active Policy']),
  not_quoted: hasStatus(['Open']),
  potential_submissions: { column: accounts.hasSubmission, values: [true] },
  open_for_renewal: { column: accounts.isOpenForRenewal, values: [true] },
} satisfies Record<FilterValueOf<typeof accountList, 'view'>, ColumnFilter>

const rules = (team: ListRules['filters'][string]): ListRules =>
  rulesOf(accountList, {
    table: accounts,
    sorts,
    status: { column: accounts.status, values: accountStatuses },
    filters: {
      status: hasStatus,
      view: (values) => anyFilter(values.map((view) => views[view])),
      accountId: (values) => ({ column: accounts.id, values }),
      team,
    },
    searched: accounts.searched,
    created: accounts.created,
    tie: accounts.id,
  })

/** Staff see each company once: by the account of its owner. */
const byOwner = eq(accounts.relation, 'owner')

const isStatus = (status: string): status is AccountStatus =>
  accountStatuses.some((each) => each === status)

const listingOf = async (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Listing> => {
  const team = await teamFilter(services, viewer, query, accounts)
  const scope = listScope(viewer, accountScope, accounts)
  const where = isStaff(viewer) ? and(scope.where, byOwner) : scope.where
  return listing(rules(team), query, { where }, services.config.maxListed)
}

const rowsQuery = preparedOn((handle) =>
  handle.select().from(accounts).where(isOfIds(accounts.id)).prepare('rows_of_accounts'),
)

const readAccounts = <Shown>(
  { database }: Services,
  show: (account: AccountRecord) => Shown,
): ReadList<AccountRecord, Shown> => ({
  read: (ids) => rowsQuery(database.handle()).execute({ ids }),
  idOf: ({ id }) => id,
  show,
})

const toWireFor =
  (viewer: Viewer) =>
  (account: AccountRecord): Account =>
    accountToWire(account, account.agencyName, viewer)

/** One page of the accounts a viewer sees. */
export const listAccounts = async (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<Account> & { content: Account[] }> =>
  readPage(
    services,
    await listingOf(services, viewer, query),
    readAccounts(services, toWireFor(viewer)),
  )

/** The accounts of a list call as a file. */
export const accountsFile = async (
  context: Context,
  { columns: requestedColumns, ...query }: z.output<typeof exportQuery>,
): Promise<FileAnswer> => {
  const { services, viewer } = context
  return exportFile(context, {
    name: 'accounts',
    list: await listingOf(services, viewer, query),
    read: readAccounts(services, toWireFor(viewer)),
    columns: accountExport,
    asked: requestedColumns,
  })
}

/** Returns the id, name and version of every account in a list query, up to the limit of bulk actions. */
export const selectAccounts = async (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Selection> => {
  const list = await listingOf(services, viewer, query)
  const read = readAccounts(services, ({ id, name, modified }) => ({
    id,
    name,
    modified: modified.toISOString(),
  }))
  return selectAll(services, list, read)
}

/** How many accounts a viewer sees in each status. */
export const countAccounts = async (
  services: Services,
  viewer: Viewer,
  query: Pick<ListQuery, 'filter'>,
): Promise<StatusCounts> => {
  const list = await listingOf(services, viewer, query)
  return { counts: await countStatuses(services, list, isStatus) }
}
