import { and, eq, exists, inArray, or, sql } from 'drizzle-orm'
import { accountList } from '#core/insurance/accounts/lists.ts'
import {
  accountStatuses,
  type Account,
  type AccountStatus,
} from '#core/insurance/accounts/model.ts'
import type { ListQuery, Page } from '#core/platform/api/lists.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { refreshStatus } from '../../kernel/lists/clock-status.ts'
import { findPage, inOrderOf } from '../../kernel/lists/find-page.ts'
import { rulesOf } from '../../kernel/lists/list-rules.ts'
import { listing, type Among, type ListRules } from '../../kernel/lists/listing.ts'
import { coverClock, isOpenForRenewal } from '../policies/state.ts'
import { policies } from '../policies/tables.ts'
import { isWholeScope, teamFilter } from './team-scope.ts'
import { accountOwners, accountScope } from './scope.ts'
import { accountToWire } from './to-wire.ts'
import { accounts } from './tables.ts'

const sorts = {
  name: accounts.nameKey,
  agencyName: accounts.agencyName,
  state: accounts.state,
  revenue: accounts.revenue,
  status: accounts.status,
  created: accounts.created,
  modified: accounts.modified,
}

const standsAt = (values: readonly AccountStatus[]): Among => ({
  column: accounts.status,
  values,
})

const rules = (services: Services, team: ListRules['filters'][string]): ListRules => {
  const views = {
    active_policy: () => eq(accounts.status, 'Active Policy'),
    not_quoted: () => eq(accounts.status, 'Open'),
    open_for_renewal: () =>
      exists(
        services.database
          .handle()
          .select({ one: sql`1` })
          .from(policies)
          .where(and(eq(policies.accountId, accounts.id), isOpenForRenewal(services.clock.now()))),
      ),
  }
  return rulesOf(accountList, {
    table: accounts,
    sorts,
    lead: standsAt(accountStatuses),
    filters: {
      status: standsAt,
      view: (values) => or(...values.map((view) => views[view]())),
      team,
    },
    searched: accounts.searched,
    created: accounts.created,
    tie: accounts.id,
  })
}

/** One page of the accounts a viewer sees. */
export const listAccounts = async (
  services: Services,
  viewer: Viewer,
  query: ListQuery,
): Promise<Page<Account> & { content: Account[] }> => {
  const handle = services.database.handle()
  const team = await teamFilter(services, viewer, query, accountOwners)
  const list = listing(
    rules(services, team),
    query,
    {
      where: accountScope(viewer),
      isIndexed: isWholeScope(viewer),
    },
    services.config.mostListed,
  )
  await refreshStatus(services, coverClock)
  const { ids, total } = await findPage(handle, list)
  const rows =
    ids.length === 0
      ? []
      : await handle
          .select()
          .from(accounts)
          .where(inArray(accounts.id, [...ids]))
  return list.page(
    inOrderOf(ids, rows, ({ id }) => id).map((account) =>
      accountToWire(account, account.agencyName),
    ),
    total,
  )
}
