import { createRoute } from '@tanstack/react-router'
import { lazyRouteComponent } from '../frame/errors/load-part.ts'
import { rootRoute } from './root.ts'

/** The frame of every page without a sign-in. */
export const publicRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  loader: ({ context }) => context.portal.wording.load('public', 'sign-in'),
  staleTime: Infinity,
  component: lazyRouteComponent(() => import('../frame/shell/PublicLayout.tsx'), 'PublicLayout'),
})
