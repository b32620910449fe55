import { getMe } from '#core/identity/session/endpoints.ts'
import type { Profile } from '#core/identity/session/model.ts'
import type { Portal } from '../frame/platform/portal-context.ts'
import { profileLife } from '../frame/shell/use-profile.ts'

/**
 * The profile before its shell. One older than ten minutes still opens the screen, and is asked for
 * anew behind it (spec 1 §9).
 */
export const loadProfile = ({ queries }: Pick<Portal, 'queries'>): Promise<Profile> =>
  queries.client.ensureQueryData({
    ...queries.options(getMe),
    staleTime: profileLife,
    revalidateIfStale: true,
  })
