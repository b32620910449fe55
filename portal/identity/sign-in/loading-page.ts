import { redirect } from '@tanstack/react-router'
import { loadPart } from '../../frame/errors/load-part.ts'
import { page } from '../../frame/screens/page.ts'
import { ShellSkeleton } from '../../frame/shell/ShellSkeleton.tsx'

/**
 * The session bootstrap after a sign-in (spec 1 §2): leads to the dashboard or back to the sign-in.
 */
export const loadingPage = page({
  frame: 'none',
  address: '/loading',
  texts: [],
  async before({ portal }) {
    const { bootstrap } = await loadPart(() => import('./bootstrap.ts'))
    const next = await bootstrap(portal)
    if (next.kind === 'go') throw redirect({ href: next.href, replace: true })
    if (next.kind === 'sign-in') {
      const { message } = next
      if (message !== undefined) portal.handoffs.signIn.put({ message })
      throw redirect({ to: '/login', search: {}, replace: true })
    }
    return { stuck: next.why }
  },
  Skeleton: ShellSkeleton,
  load: async () => (await import('./loading/SignInBlocked.tsx')).SignInBlocked,
})
