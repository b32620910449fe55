import { and, eq, exists, inArray, or, sql } from 'drizzle-orm'
import {
  actionPermissions,
  allowedAccountActions,
  type AccountAction,
  type ClosureState,
  type DeletionState,
} from '#core/insurance/accounts/actions.ts'
import { binderStatuses } from '#core/insurance/quotes/statuses.ts'
import { organisations } from '../directory/users/tables.ts'
import { readAccount } from '../insurance/accounts/service.ts'
import { accounts } from '../insurance/accounts/tables.ts'
import type { AccountWorkflows } from '../insurance/accounts/workflows.ts'
import { logView } from '../kernel/activity/log.ts'
import { accountSubject } from '../insurance/activity/subjects.ts'
import { savedPaymentMethods } from '../insurance/billing/tables.ts'
import { policies } from '../insurance/policies/tables.ts'
import { boundQuotesOf } from '../insurance/quotes/lifecycle/invalidate-quotes.ts'
import { quotes } from '../insurance/quotes/tables.ts'
import { signatures } from '../insurance/signing/tables.ts'
import { noticeAttestations } from '../insurance/surplus/tables.ts'
import { notFound } from '../kernel/api-error.ts'
import { permissionsOf } from '../kernel/scope/permitted.ts'
import type { Services } from '../kernel/services.ts'
import { isStaff, type Viewer } from '../kernel/viewer.ts'

/** The values that an account's actions depend on besides the viewer, in one query. */
export const accountStateOf = async (
  { database }: Pick<Services, 'database'>,
  id: string,
): Promise<ClosureState & DeletionState> => {
  const handle = database.handle()
  const one = { one: sql`1` }
  const ownQuotes = eq(quotes.accountId, id)
  const ids = handle.select({ id: quotes.id }).from(quotes).where(ownQuotes)
  const binders = and(ownQuotes, inArray(quotes.effectiveStatus, [...binderStatuses]))
  const methods = eq(savedPaymentMethods.accountId, id)
  const [state] = await handle
    .select({
      status: accounts.status,
      hasQuotes: sql<boolean>`${exists(ids)}`,
      isBound: sql<boolean>`${exists(handle.select(one).from(quotes).where(boundQuotesOf(id)))}`,
      mustBeRetained: sql<boolean>`${or(
        exists(handle.select(one).from(quotes).where(binders)),
        exists(handle.select(one).from(policies).where(eq(policies.accountId, id))),
        exists(handle.select(one).from(savedPaymentMethods).where(methods)),
      )}`,
      isSigned: sql<boolean>`${or(
        exists(handle.select(one).from(signatures).where(inArray(signatures.quoteId, ids))),
        exists(
          handle
            .select(one)
            .from(noticeAttestations)
            .where(inArray(noticeAttestations.quoteId, ids)),
        ),
      )}`,
      hasUsers: sql<boolean>`${exists(
        handle.select(one).from(organisations).where(eq(organisations.id, id)),
      )}`,
    })
    .from(accounts)
    .where(eq(accounts.id, id))
  if (state === undefined) throw notFound()
  return state
}

/** The viewer's allowed actions on an account; no query for viewers who have none. */
const allowedActionsOf = async (
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<AccountAction[]> => {
  const permissions = permissionsOf(viewer)
  if (!Object.values(actionPermissions).some((each) => permissions.includes(each))) return []
  const state = await accountStateOf(services, id)
  return allowedAccountActions(state, { permissions, isStaff: isStaff(viewer) })
}

/** One account with its viewer's allowed actions. */
export const getAccount: AccountWorkflows['getAccount'] = async (
  { params },
  { services, viewer },
) => {
  const account = await readAccount(services, viewer, params.id)
  await logView(services, viewer, accountSubject(account.id))
  return { ...account, allowedActions: await allowedActionsOf(services, viewer, account.id) }
}
