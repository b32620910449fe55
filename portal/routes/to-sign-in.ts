import { redirect } from '@tanstack/react-router'
import type { Portal } from '../frame/platform/portal-context.ts'

/**
 * The redirect to the sign-in from an address that needs one, and back. A user whose session has
 * ended gets a message, and finds the email address filled in where it is known.
 */
export const toSignIn = (
  { session, handoffs, wording }: Pick<Portal, 'session' | 'handoffs' | 'wording'>,
  { href }: { readonly href: string },
) => {
  if (session.$ended.get() === 'expired') {
    const message = wording.t('common:failure.sessionExpired')
    handoffs.signIn.put({ email: session.$user.get()?.email, message })
  }
  return redirect({ to: '/login', search: { redirect: href } })
}
