import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { PlatformContext } from '#widgets/react/contexts.ts'
import { PersonasContext } from './frame/personas/personas-context.ts'
import { personaFor } from './personas/personas.ts'
import { PortalContext, type Portal } from './frame/platform/portal-context.ts'
import type { createPortalRouter } from './router.ts'

interface AppProps {
  readonly portal: Portal
  readonly router: ReturnType<typeof createPortalRouter>
}

/** The portal: its services around its router. */
export const App = ({ portal, router }: AppProps) => (
  <PortalContext value={portal}>
    <PlatformContext value={portal}>
      <PersonasContext value={personaFor}>
        <QueryClientProvider client={portal.queries.client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </PersonasContext>
    </PlatformContext>
  </PortalContext>
)
