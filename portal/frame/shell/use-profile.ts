import { useSuspenseQuery } from '@tanstack/react-query'
import { getMe } from '#core/identity/session/endpoints.ts'
import type { Profile } from '#core/identity/session/model.ts'
import { usePortal } from '../platform/use-portal.ts'
import { profileStaleTime } from './profile-stale-time.ts'

/** The signed-in user; the shell's route loads it before anything renders. */
export const useProfile = (): Profile => {
  const { queries } = usePortal()
  return useSuspenseQuery({ ...queries.options(getMe), staleTime: profileStaleTime }).data
}
