import { createRoute, notFound, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { tableAddress } from '#core/platform/tables/address-shape.ts'
import type { ScreenId } from '../frame/personas/persona.ts'
import { personaAt, personaFor } from '../personas/personas.ts'
import { lazyRouteComponent } from '../frame/errors/part-missing.ts'
import { ProfileFailed } from '../frame/shell/ProfileFailed.tsx'
import { ShellSkeleton } from '../frame/shell/ShellSkeleton.tsx'
import { profileLife } from '../frame/shell/use-profile.ts'
import { ensureSession } from '../frame/platform/ensure-session.ts'
import { loadProfile } from './load-profile.ts'
import { rootRoute } from './root.ts'
import { addressText } from '../frame/addresses/search.ts'

/** The protected area of a persona: session first, then the profile, then the shell. */
export const personaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$persona',
  beforeLoad: async ({ context, params, location, cause }) => {
    const persona = personaAt(params.persona)
    if (!persona) throw notFound()
    const { portal } = context
    const user = await ensureSession(portal, { isScreenUp: cause !== 'enter' })
    if (portal.session.$status.get() === 'REJECTED') throw new Error('REJECTED')
    // Who signed out does not leave the next one where they were.
    const hasLeft = portal.session.$ended.get() === 'signed-out'
    if (!user) {
      throw redirect({ to: '/login', search: hasLeft ? {} : { redirect: location.href } })
    }
    await Promise.all([
      portal.wording.load('portal', 'shell', 'public', 'visits'),
      portal.matchLanguage(),
    ])
    const own = personaFor(user.accountType)
    if (!own) throw new Error('REJECTED')
    if (own.id !== persona.id) {
      portal.notifications.show('info', portal.wording.t('portal:notice.otherPersona'))
      throw redirect({ href: `/${own.id}/dashboard` })
    }
    return { persona }
  },
  loader: async ({ context: { portal } }) => {
    await Promise.all([
      loadProfile(portal),
      // Without them nothing that needs one is offered; the screen stands all the same.
      portal.permissions.ready().catch(() => {}),
    ])
  },
  staleTime: profileLife,
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: ShellSkeleton,
  errorComponent: ProfileFailed,
  component: lazyRouteComponent(() => import('../SignedIn.tsx'), 'SignedIn'),
})

/** Refuses a screen that the persona does not have. */
const only =
  (screen: ScreenId) =>
  ({
    context,
  }: {
    readonly context: { readonly persona: { readonly screens: readonly ScreenId[] } }
  }) => {
    if (!context.persona.screens.includes(screen)) throw notFound()
  }

const dashboardSearch = z.extend(tableAddress, { tab: addressText })

const homeRoute = createRoute({
  getParentRoute: () => personaRoute,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$persona/dashboard', params, search: {} })
  },
})

const dashboardRoute = createRoute({
  getParentRoute: () => personaRoute,
  path: '/dashboard',
  validateSearch: dashboardSearch,
  beforeLoad: only('dashboard'),
  component: lazyRouteComponent(() => import('../frame/dashboard/Dashboard.tsx'), 'Dashboard'),
})

const inboxRoute = createRoute({
  getParentRoute: () => personaRoute,
  path: '/inbox',
  validateSearch: tableAddress,
  beforeLoad: only('inbox'),
  component: lazyRouteComponent(
    () => import('../insurance/quotes/inbox/InboxScreen.tsx'),
    'InboxScreen',
  ),
})

const claimsRoute = createRoute({
  getParentRoute: () => personaRoute,
  path: '/claims',
  beforeLoad: only('claims'),
  component: lazyRouteComponent(
    () => import('../insurance/claims/ClaimsScreen.tsx'),
    'ClaimsScreen',
  ),
})

const newQuoteRoute = createRoute({
  getParentRoute: () => personaRoute,
  path: '/quotes/new',
  beforeLoad: only('new-quote'),
  component: lazyRouteComponent(() => import('../insurance/quotes/NewQuote.tsx'), 'NewQuote'),
})

const quoteRoute = createRoute({
  getParentRoute: () => personaRoute,
  path: '/quotes/$quoteId',
  beforeLoad: only('quote'),
  component: lazyRouteComponent(() => import('../insurance/quotes/QuoteScreen.tsx'), 'QuoteScreen'),
})

const policyRoute = createRoute({
  getParentRoute: () => personaRoute,
  path: '/policies/$policyId',
  beforeLoad: only('policy'),
  component: lazyRouteComponent(
    () => import('../insurance/policies/PolicyScreen.tsx'),
    'PolicyScreen',
  ),
})

const payRoute = createRoute({
  getParentRoute: () => personaRoute,
  path: '/policies/$policyId/pay',
  beforeLoad: only('pay'),
  component: lazyRouteComponent(() => import('../insurance/billing/PayPolicy.tsx'), 'PayPolicy'),
})

/** Any other address below a persona: somebody else's leads to one's own first, then it is none. */
const unknownRoute = createRoute({
  getParentRoute: () => personaRoute,
  path: '$',
  beforeLoad: () => {
    throw notFound()
  },
})

const profileRoute = createRoute({
  getParentRoute: () => personaRoute,
  path: '/manage/me',
  validateSearch: z.object({ tab: addressText }),
  component: lazyRouteComponent(
    () => import('../identity/profile/ProfileScreen.tsx'),
    'ProfileScreen',
  ),
})

export const personaRoutes = personaRoute.addChildren([
  homeRoute,
  dashboardRoute,
  inboxRoute,
  claimsRoute,
  newQuoteRoute,
  quoteRoute,
  policyRoute,
  payRoute,
  profileRoute,
  unknownRoute,
])
