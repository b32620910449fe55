import type { Permission } from '../../platform/permissions/permission-table.ts'
import { closures, type ClosureKind } from './closure.ts'
import type { AccountStatus } from './model.ts'

/**
 * The actions on an account that depend on its records. The server returns the allowed ones with
 * each account.
 */
export const accountActions = ['decline', 'undecline', 'lose', 'reopen', 'delete'] as const
export type AccountAction = (typeof accountActions)[number]

/** Errors of an action on an account. */
export type AccountActionError =
  | 'accountStatusForbids'
  | 'accountBound'
  | 'accountHasPolicies'
  | 'accountHasQuotes'
  | 'accountHasUsers'

/** The status of an account, and whether it has a bound quote. */
export interface ClosureState {
  readonly status: AccountStatus
  readonly isBound: boolean
}

/** Records of an account that prevent its deletion. */
export interface DeletionState {
  /** A quote that was ever bound, a policy, or a payment method. */
  readonly mustBeRetained: boolean
  /** A signature, or an attested notice. */
  readonly isSigned: boolean
  readonly hasQuotes: boolean
  readonly hasUsers: boolean
}

/** The error if an account cannot be closed this way; null if it can. */
export const closureError = (
  closure: ClosureKind,
  { status, isBound }: ClosureState,
): AccountActionError | null => {
  if (!closures[closure].from.some((each) => each === status)) return 'accountStatusForbids'
  return isBound ? 'accountBound' : null
}

/** The error if an account was not closed this way and cannot be reopened; null if it can. */
export const reopeningError = (
  closure: ClosureKind,
  { status }: Pick<ClosureState, 'status'>,
): AccountActionError | null => (status === closures[closure].to ? null : 'accountStatusForbids')

/**
 * The error if an account cannot be deleted; null if it can. Staff delete its quotes with it (spec
 * 3 §2).
 */
export const deletionError = (
  { mustBeRetained, isSigned, hasQuotes, hasUsers }: DeletionState,
  { isStaff }: { readonly isStaff: boolean },
): AccountActionError | null => {
  if (mustBeRetained) return 'accountHasPolicies'
  if (isSigned || (hasQuotes && !isStaff)) return 'accountHasQuotes'
  return hasUsers ? 'accountHasUsers' : null
}

/** The required permission of each action, the same as its endpoint's. */
export const actionPermissions = {
  decline: 'account:decline',
  undecline: 'account:decline',
  lose: 'account:update',
  reopen: 'account:update',
  delete: 'account:delete',
} as const satisfies Readonly<Record<AccountAction, Permission>>

/** All allowed actions of a viewer, in the list's order. */
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
