import type { AnyRouter } from '@tanstack/react-router'
import type { Portal } from '../../frame/platform/use-portal.ts'

/** The area that most users open after signing in. */
const likely = '/agency/dashboard'

/** Waits until the page is idle, so that typing is not slowed down. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 200)
}

/**
 * Preloads code and texts while the user types: the shell, the screen at `redirect` or the
 * dashboard, and its table. Makes no calls. Failed loads are retried when needed.
 */
export const preloadShell = (
  portal: Pick<Portal, 'wording'>,
  router: AnyRouter,
  redirect: string | undefined,
): void =>
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
