import { and, eq, exists, inArray, or, sql } from 'drizzle-orm'
import { accountList } from '#core/insurance/accounts/lists.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import type { ListQuery, Page } from '#core/platform/api/lists.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { rulesOf } from '../../kernel/lists/list-rules.ts'
import { listing, type ListRules } from '../../kernel/lists/listing.ts'
import { coverDays, isOpenForRenewal } from '../policies/state.ts'
import { policies } from '../policies/tables.ts'
import { teamFilter } from './team-scope.ts'
import { accountOwners, accountScope } from './scope.ts'
import { shownAccount } from './shown.ts'
import { accounts } from './tables.ts'

const sorts = {
  name: accounts.nameKey,
  agencyName: agencies.name,
  state: accounts.state,
  revenue: accounts.revenue,
  status: accounts.status,
  created: accounts.created,
  modified: accounts.modified,
}

const rules = (services: Services, team: ListRules['filters'][string]): ListRules => {
  const days = coverDays(accounts, services.clock.now())
  const views = {
    active_policy: () => eq(accounts.status, 'Active Policy'),
    not_quoted: () => eq(accounts.status, 'Open'),
    open_for_renewal: () =>
      exists(
        services.database
          .handle()
          .select({ one: sql`1` })
          .from(policies)
          .where(and(eq(policies.accountId, accounts.id), isOpenForRenewal(days))),
      ),
  }
  return rulesOf(accountList, {
    sorts,
    filters: {
      status: (values) => inArray(accounts.status, [...values]),
      view: (values) => or(...values.map((view) => views[view]())),
      team,
    },
    searched: [accounts.name, accounts.domainName, accounts.city],
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
  const list = listing(rules(services, team), query, accountScope(viewer))
  const rows = await handle
    .select({ account: accounts, agencyName: agencies.name })
    .from(accounts)
    .innerJoin(agencies, eq(agencies.id, accounts.agencyId))
    .where(list.where)
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset)
  const total = await handle.$count(accounts, list.where)
  return list.page(
    rows.map(({ account, agencyName }) => shownAccount(account, agencyName)),
    total,
  )
}
