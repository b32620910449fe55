import type { Queries } from '../../platform/queries/queries.ts'
import { getMe } from '../session/endpoints.ts'
import type { SessionServices } from '../session/services.ts'

/**
 * Makes what was changed of the signed-in user count everywhere: another access token, whose claims
 * hold names and factor, and the profile anew. Failures are no loss: both are renewed later anyway.
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
