import * as bulk from '#core/insurance/accounts/bulk-endpoints.ts'
import * as closing from '#core/insurance/accounts/closing-endpoints.ts'
import { accountDecline, accountLoss } from '#core/insurance/accounts/closing.ts'
import { route, type Route } from '../../../kernel/route.ts'
import { actOnAccounts } from '../../accounts/act-on-accounts.ts'
import { closeAccount, reopenAccount } from './close-account.ts'

/** Closing accounts to quotes, one or several, and reopening them. */
export const accountClosingRoutes: readonly Route[] = [
  route(closing.declineAccount, ({ params, body }, { services, viewer }) =>
    closeAccount(services, viewer, 'decline', params, body),
  ),
  route(closing.undeclineAccount, ({ params }, { services, viewer }) =>
    reopenAccount(services, viewer, 'decline', params.accountId),
  ),
  route(closing.loseAccount, ({ params, body }, { services, viewer }) =>
    closeAccount(services, viewer, 'lose', params, body),
  ),
  route(closing.reopenAccount, ({ params }, { services, viewer }) =>
    reopenAccount(services, viewer, 'lose', params.accountId),
  ),
  route(bulk.declineAccounts, ({ body }, context) =>
    actOnAccounts(context, {
      action: 'declineAccounts',
      asked: body,
      shape: accountDecline,
      act: (which, why) => closeAccount(context.services, context.viewer, 'decline', which, why),
    }),
  ),
  route(bulk.loseAccounts, ({ body }, context) =>
    actOnAccounts(context, {
      action: 'loseAccounts',
      asked: body,
      shape: accountLoss,
      act: (which, why) => closeAccount(context.services, context.viewer, 'lose', which, why),
    }),
  ),
]
