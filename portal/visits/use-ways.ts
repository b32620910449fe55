import { useQuery } from '@tanstack/react-query'
import { listMyAccounts } from '#core/visits/endpoints.ts'
import type { ReachableAccount } from '#core/visits/model.ts'
import { isGhost } from '#core/visits/rules.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../platform/use-portal.ts'
import { profileLife } from '../shell/use-profile.ts'

/** The ways into other accounts that somebody has. */
export interface Ways {
  /** Staff may enter the accounts of others. */
  readonly mayJump: boolean
  /** Accounts of one's own; more than one means that they can be switched. */
  readonly accounts: readonly ReachableAccount[]
}

const none: readonly ReachableAccount[] = []

/** How the signed-in person gets into other accounts; whoever is a guest leaves first. */
export const useWays = (): Ways => {
  const { queries, permissions, session } = usePortal()
  const user = useStore(session.$user)
  const map = useStore(permissions.$map)
  const isGuest = user !== undefined && isGhost(user)
  const { data = none } = useQuery({
    ...queries.options(listMyAccounts),
    staleTime: profileLife,
    enabled: user !== undefined && !isGuest,
  })
  return {
    mayJump: map?.['account:enter'] === true,
    accounts: isGuest || data.length < 2 ? none : data,
  }
}
