import { redirect } from '@tanstack/react-router'
import { takeEndedSession } from '../identity/sign-in/ended-session.ts'
import type { Portal } from '../frame/platform/use-portal.ts'

/**
 * Redirects to the sign-in and back afterwards. A user whose session expired gets a message and, if
 * known, a prefilled email address.
 */
export const toSignIn = async (
  { session, handoffs, wording, host }: Pick<Portal, 'session' | 'handoffs' | 'wording' | 'host'>,
  { href }: { readonly href: string },
) => {
  const endedBefore = takeEndedSession(host.tab)
  if (session.$ended.get() === 'expired' || endedBefore !== undefined) {
    // A page that just opened may redirect before its first texts load.
    await wording.load('common').catch(() => {})
    const message = wording.t('common:failure.sessionExpired')
    handoffs.signIn.put({ email: session.$user.get()?.email ?? endedBefore, message })
  }
  return redirect({ to: '/login', search: { redirect: href } })
}
