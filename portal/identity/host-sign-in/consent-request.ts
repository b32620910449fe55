import * as z from 'zod/mini'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { getHostRequest } from '#core/identity/host-sign-in/endpoints.ts'
import { codeChallenge, type HostRequest } from '#core/identity/host-sign-in/model.ts'
import { acceptSso, ssoProgress } from '#core/identity/sso/sso.ts'
import type { Portal } from '../../frame/platform/use-portal.ts'
import { ensureSession } from '../../frame/platform/ensure-session.ts'

type Services = Pick<Portal, 'api' | 'session' | 'start' | 'wording'>

/** The search parameters that the requesting page sets. */
const authorizeShape = z.object({
  clientKey: z.string(),
  origin: z.string(),
  challenge: codeChallenge,
  state: z.string().check(z.minLength(8)),
})
export type AuthorizeSearch = z.output<typeof authorizeShape>

/**
 * The pending request with an error of the identity provider, if any; or the reason of a rejected
 * one.
 */
export type ConsentRequest =
  | {
      readonly kind: 'pending'
      readonly request: HostRequest
      readonly search: AuthorizeSearch
      readonly ssoFailure: string | undefined
    }
  | { readonly kind: 'rejected'; readonly message: string }

/** Signs in a user who returns from an identity provider; the window stays on this page. */
const finishSso = async (portal: Services): Promise<string | undefined> => {
  const progress = await ssoProgress(portal)
  if (progress.state === 'READY') return (await acceptSso(portal))?.message
  return progress.state === 'FAILED' ? progress.message : undefined
}

/** Finds the requesting page and the user. */
export const findConsentRequest = async (
  portal: Services,
  search: unknown,
): Promise<ConsentRequest> => {
  await portal.wording.load('sign-in', 'host-sign-in', 'public')
  const parsed = authorizeShape.safeParse(search)
  if (!parsed.success) {
    return { kind: 'rejected', message: portal.wording.t('host-sign-in:refused.broken') }
  }
  const { clientKey, origin } = parsed.data
  try {
    const query = { clientKey, origin }
    const request = await portal.api.call(getHostRequest, { query, isShown: true })
    const user = await ensureSession(portal)
    const ssoFailure = user ? undefined : await finishSso(portal)
    return { kind: 'pending', request, search: parsed.data, ssoFailure }
  } catch (error) {
    if (error instanceof ClientError) return { kind: 'rejected', message: error.message }
    throw error
  }
}
