import { useQuery } from '@tanstack/react-query'
import { listMyAccounts } from '#core/identity/impersonation/endpoints.ts'
import type { DelegationAccount } from '#core/identity/impersonation/model.ts'
import { isImpersonating } from '#core/identity/session/rules.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { useCan } from '../../frame/platform/use-can.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { profileStaleTime } from '../../frame/shell/profile-stale-time.ts'

/** The other accounts that a user can act in. */
export interface OtherAccounts {
  /** Whether the user may impersonate other accounts, as staff. */
  readonly canImpersonate: boolean
  /** The user's own accounts; with more than one, the user can switch. */
  readonly accounts: readonly DelegationAccount[]
}

const none: readonly DelegationAccount[] = []

/**
 * The other accounts that the signed-in user can act in; impersonating staff must leave the account
 * first.
 */
export const useOtherAccounts = (): OtherAccounts => {
  const { queries, session } = usePortal()
  const user = useStore(session.$user)
  const can = useCan()
  const isStaffInside = user !== undefined && isImpersonating(user)
  const { data = none } = useQuery({
    ...queries.options(listMyAccounts),
    staleTime: profileStaleTime,
    enabled: user !== undefined && !isStaffInside,
  })
  return {
    canImpersonate: can('account:enter'),
    accounts: isStaffInside || data.length < 2 ? none : data,
  }
}
