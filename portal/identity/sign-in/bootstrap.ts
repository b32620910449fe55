import { acceptSso, ssoProgress } from '#core/identity/sso/sso.ts'
import { homeOf } from '../../frame/personas/persona-paths.ts'
import type { Portal } from '../../frame/platform/use-portal.ts'
import { ensureSession } from '../../frame/platform/ensure-session.ts'
import { ownAddress } from '../../frame/addresses/search.ts'
import { signedInPath } from '../sso/sso-window.ts'

/**
 * The target of `/loading`: an address, the sign-in, or an error for an account without a
 * dashboard.
 */
export type Next =
  | { readonly kind: 'go'; readonly href: string }
  | { readonly kind: 'sign-in'; readonly message?: string }
  | { readonly kind: 'stuck'; readonly why: 'account-type' | 'token' }

type Services = Pick<Portal, 'api' | 'session' | 'start' | 'wording'>

/** The dashboard of the signed-in user. */
const home = ({ session }: Services): Next => {
  const user = session.$user.get()
  const href = user && homeOf(user.accountType)
  return href === undefined ? { kind: 'stuck', why: 'account-type' } : { kind: 'go', href }
}

/** Finishes a single sign-on if the browser returns from one. */
const finishSso = async (portal: Services): Promise<Next | undefined> => {
  const progress = await ssoProgress(portal)
  switch (progress.state) {
    case 'NONE':
    case 'UNKNOWN':
      return undefined
    case 'FAILED':
      return progress.redirectPath === signedInPath
        ? { kind: 'go', href: signedInPath }
        : { kind: 'sign-in', message: progress.message }
    case 'READY': {
      // The waiting screen takes the tokens itself.
      if (progress.redirectPath === signedInPath) return { kind: 'go', href: signedInPath }
      const failure = await acceptSso(portal)
      if (failure) return { kind: 'sign-in', message: failure.message }
      const target = ownAddress(progress.redirectPath)
      return target === undefined ? home(portal) : { kind: 'go', href: target }
    }
    default:
      return progress satisfies never
  }
}

/** The session bootstrap (spec 1 §2): a completed sign-in, single sign-on, or a stored session. */
export const bootstrap = async (portal: Services): Promise<Next> => {
  const { session, wording } = portal
  if (session.$isAuthenticated.get() && session.$user.get()) return home(portal)
  await wording.load('sign-in')
  const finished = await finishSso(portal)
  if (finished) return finished
  const user = await ensureSession(portal)
  if (user) return home(portal)
  if (session.$status.get() === 'REJECTED') return { kind: 'stuck', why: 'token' }
  return session.$ended.get() === 'expired'
    ? { kind: 'sign-in', message: wording.t('common:failure.sessionExpired') }
    : { kind: 'sign-in' }
}
