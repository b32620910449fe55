import type { AnyRouter } from '@tanstack/react-router'
import type { Portal } from '../../frame/platform/portal-context.ts'

/** Where most people go after the sign-in. */
const likely = '/agency/dashboard'

/** After the next pictures: nothing of it may be felt while typing. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 200)
}

/**
 * Brings the code and texts behind the sign-in while the person types: the shell, the screen at
 * `redirect` or the dashboard, and the table in it. Files alone: nothing is run, no call is made.
 * What fails here comes again when it is needed.
 */
export const warmUp = (portal: Portal, router: AnyRouter, redirect: string | undefined): void =>
  whenIdle(() => {
    const { pathname } = new URL(redirect ?? likely, location.origin)
    const [matched, , found] = router.getMatchedRoutes(pathname)
    const brought: readonly (Promise<unknown> | undefined)[] = [
      ...(found ? matched : []).map((route) => router.loadRouteChunk(route)),
      portal.wording.load('portal', 'errors'),
      import('./bootstrap.ts'),
      import('../../frame/tables/DataTable.tsx'),
    ]
    for (const each of brought) each?.catch(() => {})
  })
