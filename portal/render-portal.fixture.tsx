import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { getMe } from '#core/identity/session/endpoints.ts'
import type { Namespace } from '#core/foundation/wording/namespaces.ts'
import type { PortalPlatform } from '#core/portal-platform.ts'
import type { ScriptedServer } from '#core/testing/scripted-server.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import { agentClaims, issueTokens } from '#core/testing/tokens.ts'
import { PlatformContext } from '#widgets/react/contexts.ts'
import { mount } from '#widgets/testing/mount.ts'
import { stubDialogResponses } from './dialogs.fixture.ts'
import { parseSearch, stringifySearch } from './frame/addresses/search.ts'
import type { ShellParts } from './frame/modules/shell-parts.ts'
import { ModulesContext } from './frame/modules/use-modules.ts'
import { PersonasContext } from './frame/personas/use-persona.ts'
import { PortalContext } from './frame/platform/use-portal.ts'
import { personaFor } from './personas/personas.ts'
import { fillSlots } from './slots.ts'

type Script = (server: ScriptedServer) => void

/** The signed-in user, and further stubbed responses. */
export interface SignedIn {
  /** Staff by default, because every dialog is open to them. */
  readonly accountType?: 'PARAPET' | 'MSSP'
  /** The host, which determines the region; the US by default. */
  readonly hostname?: string
  readonly script?: Script
}

/** Renders a view within the portal; returns the router. */
export const renderPortal = (
  platform: PortalPlatform,
  parts: readonly ShellParts[],
  View: () => ReactNode,
) => {
  fillSlots(platform)
  const router = createRouter({
    routeTree: createRootRoute({ component: View }),
    history: createMemoryHistory(),
    parseSearch,
    stringifySearch,
  })
  createRoot(mount('<div></div>')).render(
    <PortalContext value={platform}>
      <PlatformContext value={platform}>
        <QueryClientProvider client={platform.queries.client}>
          <PersonasContext value={personaFor}>
            <ModulesContext value={parts}>
              <RouterProvider router={router as never} />
            </ModulesContext>
          </PersonasContext>
        </QueryClientProvider>
      </PlatformContext>
    </PortalContext>,
  )
  return router
}

/** An in-memory portal with a signed-in user. */
export const signedInPlatform = async (
  namespaces: readonly Namespace[],
  { accountType = 'PARAPET', hostname, script = () => {} }: SignedIn = {},
) => {
  const context = await testPlatform({ namespaces, ...(hostname !== undefined && { hostname }) })
  const { platform, server, time } = context
  const claims = agentClaims({ accountType })
  platform.session.accept(issueTokens(time.wallClock(), { claims }))
  platform.flags.allowOverrides()
  stubDialogResponses(server)
  script(server)
  await platform.queries.fetch(getMe)
  return context
}

/** Renders a part of a screen for staff. */
export const renderPart = async (part: ReactNode, script?: Script) => {
  const context = await signedInPlatform(
    ['portal', 'quotes', 'shell', 'accounts', 'submissions', 'submission-lifecycle'],
    script && { script },
  )
  renderPortal(context.platform, [], () => <Suspense>{part}</Suspense>)
  return context
}
