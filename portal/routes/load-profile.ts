import { getMe } from '#core/identity/session/endpoints.ts'
import type { Profile } from '#core/identity/session/model.ts'
import type { Portal } from '../frame/platform/portal-context.ts'
import { profileLife } from '../frame/shell/profile-life.ts'

/**
 * The profile before its shell. One older than ten minutes still opens the screen, and is asked for
 * anew behind it (spec 1 §9).
 */
export const loadProfile = async ({ queries }: Pick<Portal, 'queries'>): Promise<Profile> => {
  const cache = await queries.ready()
  return cache.ensureQueryData({
    ...queries.options(getMe),
    staleTime: profileLife,
    revalidateIfStale: true,
  })
}
