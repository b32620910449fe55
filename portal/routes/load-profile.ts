import { ClientError } from '#core/foundation/errors/client-error.ts'
import { getLoginStatus, getMe } from '#core/identity/session/endpoints.ts'
import type { Profile } from '#core/identity/session/model.ts'
import { readWithoutNotification } from '#core/platform/queries/queries.ts'
import type { Portal } from '../frame/platform/use-portal.ts'
import { profileStaleTime } from '../frame/shell/profile-stale-time.ts'

/**
 * Loads the profile before the shell. A stale one, older than ten minutes, still opens the screen
 * and is reloaded in the background (spec 1 §9).
 */
export const loadProfile = async (
  { api, queries }: Pick<Portal, 'api' | 'queries'>,
  isEntering = false,
): Promise<Profile> => {
  const cache = await queries.ready()
  const options = queries.options(getMe)
  const isStored = cache.getQueryData(options.queryKey) !== undefined
  // A stored profile does not prove that the session, which may have ended elsewhere, is still
  // valid.
  if (isEntering && isStored) {
    await api.call(getLoginStatus, { isQuiet: true }).catch((error: unknown) => {
      if (error instanceof ClientError && error.status === 401) throw error
    })
  }
  return cache.ensureQueryData({
    ...options,
    staleTime: profileStaleTime,
    revalidateIfStale: true,
    meta: readWithoutNotification,
  })
}
