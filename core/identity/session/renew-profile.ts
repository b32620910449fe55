import type { Queries } from '../../platform/queries/queries.ts'
import { getMe } from './endpoints.ts'
import type { SessionServices } from './services.ts'

/**
 * Applies changes of the signed-in user everywhere: renews the profile and the access token, whose
 * claims contain names and factor. Failures are ignored, because both are renewed later anyway.
 */
export const renewProfile = async ({
  session,
  queries,
}: Pick<SessionServices, 'session'> & { readonly queries: Queries }): Promise<void> => {
  const renewToken = async (): Promise<void> => {
    const token = await session.token()
    if (token !== undefined) await session.renew(token)
  }
  await Promise.allSettled([renewToken(), queries.refresh(getMe)])
}
