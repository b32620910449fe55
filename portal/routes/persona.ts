import { createRoute, notFound, redirect, type AnyRoute } from '@tanstack/react-router'
import type { Module } from '../frame/modules/module.ts'
import { hasScreen, type Persona } from '../frame/personas/persona.ts'
import type { AnyScreen } from '../frame/screens/screen.ts'
import { modules } from '../modules.ts'
import { isPersonaId } from '../frame/personas/persona-paths.ts'
import { lazyRouteComponent, loadPart } from '../frame/errors/load-part.ts'
import { ProfileFailed } from '../frame/shell/ProfileFailed.tsx'
import { ShellSkeleton } from '../frame/shell/ShellSkeleton.tsx'
import { profileStaleTime } from '../frame/shell/profile-stale-time.ts'
import { ensureSession } from '../frame/platform/ensure-session.ts'
import { rootRoute, type RouteContext } from './root.ts'
import type { Listed, ScreenRoutes } from './derived.ts'
import { loadProfile } from './load-profile.ts'
import { loadSignedIn } from './load-signed-in.tsx'
import { toSignIn } from './to-sign-in.ts'

const every: readonly Module[] = modules

/** Texts that every screen may need. */
const texts = every.flatMap((module) => module.texts ?? [])

/** The protected area of a persona: loads session, profile, then shell. */
export const personaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$persona',
  beforeLoad: async ({ context, params, location, cause }) => {
    if (!isPersonaId(params.persona)) throw notFound()
    const { portal } = context
    const user = await ensureSession(portal, { isScreenUp: cause !== 'enter' })
    if (portal.session.$status.get() === 'REJECTED') throw new Error('REJECTED')
    // After a sign-out, the next user must not continue at this address.
    const hasLeft = portal.session.$ended.get() === 'signed-out'
    if (!user)
      throw hasLeft ? redirect({ to: '/login', search: {} }) : await toSignIn(portal, location)
    const [{ personas, personaFor }] = await Promise.all([
      // Loaded with the shell.
      loadPart(() => import('../personas/personas.ts')),
      portal.wording.load('portal', 'shell', 'public', 'errors', 'session', ...texts),
      portal.matchLanguage(),
    ])
    const own = personaFor(user.accountType)
    if (!own) throw new Error('REJECTED')
    if (own.id !== params.persona) {
      portal.notifications.show('info', portal.wording.t('portal:notice.otherPersona'))
      throw redirect({ href: `/${own.id}/dashboard` })
    }
    return { persona: personas[params.persona] }
  },
  loader: async ({ context: { portal }, location, cause }) => {
    await Promise.all([
      loadProfile(portal, cause === 'enter').catch(async (error: unknown) => {
        const ended = portal.session.$ended.get()
        // Another tab signed out while the profile loaded.
        if (ended === 'signed-out') throw redirect({ to: '/login', search: {} })
        // The session ended while no screen was mounted that could wait for a sign-in.
        throw ended === 'expired' ? await toSignIn(portal, location) : error
      }),
      // Without permissions, the screen opens but hides everything that needs one.
      portal.permissions.ready().catch(() => {}),
    ])
  },
  staleTime: profileStaleTime,
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: ShellSkeleton,
  errorComponent: ProfileFailed,
  component: lazyRouteComponent(
    async () => ({ SignedIn: await loadSignedIn(modules) }),
    'SignedIn',
  ),
})

/** Rejects a screen that the persona, region, flags or permissions exclude. */
const only =
  (screen: AnyScreen) =>
  async ({ context }: { readonly context: RouteContext & { readonly persona: Persona } }) => {
    const { persona, portal } = context
    const isOff = screen.flag !== undefined && !portal.flags.isOn(screen.flag)
    const isElsewhere = screen.regions?.includes(portal.region.$region.get()) === false
    if (isOff || isElsewhere || !hasScreen(persona, screen)) throw notFound()
    if (screen.needs === undefined) return
    await portal.permissions.ready().catch(() => {})
    // If permissions failed to load, the server rejects the screen's calls.
    const areKnown = portal.permissions.$map.get() !== undefined
    if (areKnown && !portal.permissions.can(screen.needs)) throw notFound()
  }

const screenRoute = (screen: AnyScreen): AnyRoute =>
  createRoute({
    getParentRoute: () => personaRoute,
    path: screen.address,
    ...(screen.search ? { validateSearch: screen.search } : {}),
    beforeLoad: only(screen),
    component: lazyRouteComponent(async () => ({ View: await screen.load() }), 'View'),
  })

const screenRoutes = every
  .flatMap(({ screens = [] }) => screens)
  .map(screenRoute) as unknown as ScreenRoutes<
  typeof personaRoute,
  Listed<typeof modules, 'screens'>
>

const homeRoute = createRoute({
  getParentRoute: () => personaRoute,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$persona/dashboard', params, search: {} })
  },
})

/**
 * Any other address below a persona. `/agency/quotes` redirects to the tab of that name (spec 2
 * §2); otherwise not found.
 */
const unknownRoute = createRoute({
  getParentRoute: () => personaRoute,
  path: '$',
  beforeLoad: ({ context, params: { persona, _splat } }) => {
    const named = context.persona.menu.find((entry) => entry.tab && entry.id === _splat)
    if (!named) throw notFound()
    throw redirect({ to: '/$persona/dashboard', params: { persona }, search: { tab: named.tab } })
  },
})

export const personaRoutes = personaRoute.addChildren([homeRoute, ...screenRoutes, unknownRoute])
