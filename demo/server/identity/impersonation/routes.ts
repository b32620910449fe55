import * as calls from '#core/identity/impersonation/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { addAccounts } from './add-accounts.ts'
import { listImpersonationAccounts } from './list.ts'
import { accountsOf, openDelegatedSession, impersonate, switchTo } from './service.ts'

export const impersonationRoutes: readonly Route[] = [
  route(calls.impersonateAccount, ({ params }, { services, viewer }) =>
    impersonate(services, signedIn(viewer), params),
  ),
  route(calls.switchAccount, ({ params }, { services, viewer }) =>
    switchTo(services, signedIn(viewer), params.accountId),
  ),
  route(calls.redeemDelegationToken, ({ params }, { services }) =>
    openDelegatedSession(services, params.token),
  ),
  route(calls.searchDelegableAccounts, ({ query }, { services, viewer }) =>
    listImpersonationAccounts(services, signedIn(viewer), query),
  ),
  route(calls.listMyAccounts, (_input, { services, viewer }) => {
    const { userId, accountId } = signedIn(viewer)
    return accountsOf(services, userId, accountId)
  }),
  route(calls.addUserAccounts, ({ body }, { services, viewer }) =>
    addAccounts(services, signedIn(viewer), body),
  ),
]
