import { eq } from 'drizzle-orm'
import {
  closureError,
  reopeningError,
  type AccountActionError,
} from '#core/insurance/accounts/actions.ts'
import {
  accountDecline,
  accountLoss,
  closures,
  type AccountDecline,
  type AccountLoss,
  type ClosureKind,
} from '#core/insurance/accounts/closure.ts'
import { reasonText } from '#core/foundation/validation/reason.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { Services } from '../kernel/services.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { runAccountBulkAction, type AccountRef } from '../insurance/accounts/run-bulk-action.ts'
import { lockAccount, lockUnchangedAccount, readAccount } from '../insurance/accounts/service.ts'
import { accounts, type AccountRecord, type StoredClosing } from '../insurance/accounts/tables.ts'
import type { AccountWorkflows } from '../insurance/accounts/workflows.ts'
import { changesBetween } from '../kernel/activity/changes.ts'
import { logChange } from '../kernel/activity/log.ts'
import { accountSubject } from '../insurance/activity/subjects.ts'
import {
  boundQuotesOf,
  invalidateOpenQuotes,
} from '../insurance/quotes/lifecycle/invalidate-quotes.ts'
import { quotes } from '../insurance/quotes/tables.ts'

/** The logged values of a closing: the status and its reason. */
const logged = ({ status, closing }: Pick<AccountRecord, 'status' | 'closing'>) => ({
  status,
  reasonSummary: closing && reasonText(closing),
  reason: closing?.reason,
})

/** Writes a status with its reason and logs both. */
const writeStatus = async (
  services: Services,
  viewer: Viewer,
  record: AccountRecord,
  next: { readonly status: AccountRecord['status']; readonly closing: StoredClosing | null },
): Promise<Account> => {
  await services.database
    .handle()
    .update(accounts)
    .set({ ...next, modified: services.clock.now() })
    .where(eq(accounts.id, record.id))
  const changes = changesBetween(logged(record), logged(next))
  await logChange(services, viewer, accountSubject(record.id), changes)
  return readAccount(services, viewer, record.id)
}

/** The error of a forbidden closing or reopening of an account. */
const notAllowedError = (error: AccountActionError, { status }: AccountRecord): ApiError =>
  new ApiError(error, error === 'accountStatusForbids' ? { params: { status } } : {})

/** Declines or loses an account; its open quotes become invalid. */
export const closeAccount = (
  services: Services,
  viewer: Viewer,
  closing: ClosureKind,
  { accountId, ...seen }: AccountRef,
  { reasonSummary, reason, fillInReason, productType }: AccountDecline | AccountLoss,
): Promise<Account> =>
  services.database.transaction(async () => {
    const record = await lockUnchangedAccount(services, viewer, accountId, seen)
    const bound = await services.database.handle().$count(quotes, boundQuotesOf(record.id))
    const error = closureError(closing, { status: record.status, isBound: bound > 0 })
    if (error !== null) throw notAllowedError(error, record)
    await invalidateOpenQuotes(services, record.id, null)
    return writeStatus(services, viewer, record, {
      status: closures[closing].to,
      closing: {
        reasonSummary,
        reason,
        ...(fillInReason && { fillInReason }),
        ...(productType && { productType }),
        date: services.clock.now().toISOString(),
        before: record.status,
      },
    })
  })

/** Returns a closed account to its previous status. */
const reopen = (
  services: Services,
  viewer: Viewer,
  closing: ClosureKind,
  accountId: string,
): Promise<Account> =>
  services.database.transaction(async () => {
    const record = await lockAccount(services, viewer, accountId)
    const error = reopeningError(closing, record)
    if (error !== null) throw notAllowedError(error, record)
    return writeStatus(services, viewer, record, {
      status: record.closing?.before ?? 'Open',
      closing: null,
    })
  })

/** Handlers that close and reopen one or several accounts. */
export const accountClosings = {
  declineAccount: ({ params, body }, { services, viewer }) =>
    closeAccount(services, viewer, 'decline', params, body),
  undeclineAccount: ({ params }, { services, viewer }) =>
    reopen(services, viewer, 'decline', params.accountId),
  loseAccount: ({ params, body }, { services, viewer }) =>
    closeAccount(services, viewer, 'lose', params, body),
  reopenAccount: ({ params }, { services, viewer }) =>
    reopen(services, viewer, 'lose', params.accountId),
  declineAccounts: ({ body }, context) =>
    runAccountBulkAction(context, {
      action: 'declineAccounts',
      request: body,
      shape: accountDecline,
      act: (which, why) => closeAccount(context.services, context.viewer, 'decline', which, why),
    }),
  loseAccounts: ({ body }, context) =>
    runAccountBulkAction(context, {
      action: 'loseAccounts',
      request: body,
      shape: accountLoss,
      act: (which, why) => closeAccount(context.services, context.viewer, 'lose', which, why),
    }),
} satisfies Partial<AccountWorkflows>
