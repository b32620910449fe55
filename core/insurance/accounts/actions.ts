import type { Permission } from '../../platform/permissions/permission-table.ts'
import { closures, type ClosureKind } from './closure.ts'
import type { AccountStatus } from './model.ts'

/** What depends on the records of an account; the server names the allowed ones with it. */
export const accountActions = ['decline', 'undecline', 'lose', 'reopen', 'delete'] as const
export type AccountAction = (typeof accountActions)[number]

/** Why an account cannot be acted on. */
export type AccountActionError =
  | 'accountStatusForbids'
  | 'accountBound'
  | 'accountHasPolicies'
  | 'accountHasQuotes'
  | 'accountHasUsers'

/** The status of an account, and whether one of its quotes is bound now. */
export interface ClosureState {
  readonly status: AccountStatus
  readonly isBound: boolean
}

/** What is stored with an account, which its deletion must not take along. */
export interface DeletionState {
  /** A quote that was bound ever, a policy, or a payment method. */
  readonly isLasting: boolean
  /** A signature, or an attested notice. */
  readonly isSigned: boolean
  readonly hasQuotes: boolean
  readonly hasUsers: boolean
}

/** Why an account cannot be closed in this way; null when it can. */
export const closureError = (
  closure: ClosureKind,
  { status, isBound }: ClosureState,
): AccountActionError | null => {
  if (!closures[closure].from.some((each) => each === status)) return 'accountStatusForbids'
  return isBound ? 'accountBound' : null
}

/** Why an account that was not closed in this way cannot be opened again; null when it can. */
export const reopeningError = (
  closure: ClosureKind,
  { status }: Pick<ClosureState, 'status'>,
): AccountActionError | null => (status === closures[closure].to ? null : 'accountStatusForbids')

/** Why an account cannot be deleted; null when it can. Staff delete its quotes with it (spec 3 §2). */
export const deletionError = (
  { isLasting, isSigned, hasQuotes, hasUsers }: DeletionState,
  { isStaff }: { readonly isStaff: boolean },
): AccountActionError | null => {
  if (isLasting) return 'accountHasPolicies'
  if (isSigned || (hasQuotes && !isStaff)) return 'accountHasQuotes'
  return hasUsers ? 'accountHasUsers' : null
}

/** The permission that each action needs, the same as its endpoint's. */
export const actionPermissions = {
  decline: 'account:decline',
  undecline: 'account:decline',
  lose: 'account:update',
  reopen: 'account:update',
  delete: 'account:delete',
} as const satisfies Readonly<Record<AccountAction, Permission>>

/** Every allowed action of a viewer, in the list's order. */
export const allowedAccountActions = (
  state: ClosureState & DeletionState,
  viewer: { readonly permissions: readonly string[]; readonly isStaff: boolean },
): AccountAction[] => {
  const errors: Readonly<Record<AccountAction, AccountActionError | null>> = {
    decline: closureError('decline', state),
    undecline: reopeningError('decline', state),
    lose: closureError('lose', state),
    reopen: reopeningError('lose', state),
    delete: deletionError(state, viewer),
  }
  return accountActions.filter(
    (action) => viewer.permissions.includes(actionPermissions[action]) && errors[action] === null,
  )
}
