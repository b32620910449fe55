import { RouterProvider } from '@tanstack/react-router'
import { SlowNotice } from '#widgets/kit/SlowNotice.tsx'
import { PlatformContext } from '#widgets/react/contexts.ts'
import { type Portal, PortalContext } from './frame/platform/use-portal.ts'
import type { createPortalRouter } from './router.ts'

interface AppProps {
  readonly portal: Portal
  readonly router: ReturnType<typeof createPortalRouter>
}

/** The portal: its router and the services around it. */
export const App = ({ portal, router }: AppProps) => (
  <PortalContext value={portal}>
    <PlatformContext value={portal}>
      <RouterProvider router={router} />
      <SlowNotice isOnTop />
    </PlatformContext>
  </PortalContext>
)
