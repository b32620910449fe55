import { inArray } from 'drizzle-orm'
import type { ListQuery, Page } from '#core/platform/api/lists.ts'
import type { DelegationAccount } from '#core/identity/impersonation/model.ts'
import { delegableAccountList } from '#core/identity/impersonation/lists.ts'
import { delegableTypes } from '#core/identity/impersonation/rules.ts'
import type { Services } from '../../kernel/services.ts'
import type { SignedIn } from '../../kernel/signed-in.ts'
import { searchedText } from '../../kernel/lists/searched.ts'
import { rulesOf } from '../../kernel/lists/list-rules.ts'
import { listing } from '../../kernel/lists/listing.ts'
import { readPage } from '../../kernel/lists/read-page.ts'
import { displayName } from '../../directory/users/display-names.ts'
import { organisations } from '../../directory/users/tables.ts'

const rules = rulesOf(delegableAccountList, {
  table: organisations,
  sorts: { name: organisations.name, accountType: organisations.accountType },
  filters: { accountType: (values) => inArray(organisations.accountType, [...values]) },
  searched: searchedText(organisations.name, organisations.locationAlias),
  tie: organisations.id,
})

/** One page of the accounts that staff can impersonate. */
export const listImpersonationAccounts = async (
  services: Services,
  viewer: SignedIn,
  query: ListQuery,
): Promise<Page<DelegationAccount> & { content: DelegationAccount[] }> => {
  const where = inArray(organisations.accountType, delegableTypes)
  const list = listing(rules, query, { where }, services.config.maxListed)
  return readPage(services, list, {
    read: (ids) =>
      services.database
        .handle()
        .select()
        .from(organisations)
        .where(inArray(organisations.id, [...ids])),
    idOf: ({ id }) => id,
    show: (row) => ({
      id: row.id,
      name: displayName(row),
      accountType: row.accountType,
      isCurrent: row.id === viewer.accountId,
    }),
  })
}
