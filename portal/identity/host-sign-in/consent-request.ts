import * as z from 'zod/mini'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { getHostRequest } from '#core/identity/host-sign-in/endpoints.ts'
import { codeChallenge, type HostRequest } from '#core/identity/host-sign-in/model.ts'
import { acceptSso, ssoProgress } from '#core/identity/sso/sso.ts'
import type { Portal } from '../../frame/platform/use-portal.ts'
import { ensureSession } from '../../frame/platform/ensure-session.ts'

type Services = Pick<Portal, 'api' | 'session' | 'start' | 'wording'>

/** The parameters of the asking page in the address. */
const authorizeShape = z.object({
  clientKey: z.string(),
  origin: z.string(),
  challenge: codeChallenge,
  state: z.string().check(z.minLength(8)),
})
export type AuthorizeSearch = z.output<typeof authorizeShape>

/** A page that may ask, or why it may not; and an error of the identity provider. */
export type ConsentRequest =
  | {
      readonly kind: 'asks'
      readonly request: HostRequest
      readonly search: AuthorizeSearch
      readonly ssoFailure: string | undefined
    }
  | { readonly kind: 'refused'; readonly message: string }

/**
 * A user who returns from an identity provider is signed in here; this window stays on its page.
 */
const finishSso = async (portal: Services): Promise<string | undefined> => {
  const progress = await ssoProgress(portal)
  if (progress.state === 'READY') return (await acceptSso(portal))?.message
  return progress.state === 'FAILED' ? progress.message : undefined
}

/** Finds out who asks, and who the user is. */
export const findConsentRequest = async (
  portal: Services,
  given: unknown,
): Promise<ConsentRequest> => {
  await portal.wording.load('sign-in', 'host-sign-in', 'public')
  const search = authorizeShape.safeParse(given)
  if (!search.success) {
    return { kind: 'refused', message: portal.wording.t('host-sign-in:refused.broken') }
  }
  const { clientKey, origin } = search.data
  try {
    const query = { clientKey, origin }
    const request = await portal.api.call(getHostRequest, { query, isShown: true })
    const user = await ensureSession(portal)
    const ssoFailure = user ? undefined : await finishSso(portal)
    return { kind: 'asks', request, search: search.data, ssoFailure }
  } catch (error) {
    if (error instanceof ClientError) return { kind: 'refused', message: error.message }
    throw error
  }
}
