import { redirect } from '@tanstack/react-router'
import { takeEndedSession } from '../identity/sign-in/ended-session.ts'
import type { Portal } from '../frame/platform/use-portal.ts'

/**
 * The redirect to the sign-in from an address that needs one, and back. A user whose session has
 * ended gets a message, and finds the email address filled in where it is known.
 */
export const toSignIn = async (
  { session, handoffs, wording, host }: Pick<Portal, 'session' | 'handoffs' | 'wording' | 'host'>,
  { href }: { readonly href: string },
) => {
  const endedBefore = takeEndedSession(host.tab)
  if (session.$ended.get() === 'expired' || endedBefore !== undefined) {
    // a page that just opened may redirect before its first texts are there
    await wording.load('common').catch(() => {})
    const message = wording.t('common:failure.sessionExpired')
    handoffs.signIn.put({ email: session.$user.get()?.email ?? endedBefore, message })
  }
  return redirect({ to: '/login', search: { redirect: href } })
}
