import { createRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { authorizePath } from '#core/identity/host-sign-in/message.ts'
import { personaFor } from '../personas/personas.ts'
import type { Portal } from '../frame/platform/portal-context.ts'
import { lazyRouteComponent, loadPart } from '../frame/errors/part-missing.ts'
import { ShellSkeleton } from '../frame/shell/ShellSkeleton.tsx'
import { accountRoutes } from './account.ts'
import { ensureClaims, ensureSession } from '../frame/platform/ensure-session.ts'
import { existingCase } from '../identity/sign-in/existing-case.ts'
import { publicRoute } from './public-route.ts'
import { rootRoute } from './root.ts'
import { addressText, ownAddress } from '../frame/addresses/search.ts'
import { signedInPath } from '../identity/sso/signed-in-path.ts'

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/login', search: {} })
  },
})

const signInSearch = z.object({ redirect: addressText, existing: existingCase })

/** Who is signed in already goes on to where they wanted to be, or to their dashboard. */
const leaveSignedIn = async (portal: Portal, wanted: string | undefined): Promise<void> => {
  const user = await ensureSession(portal)
  if (!user) return
  const persona = personaFor(user.accountType)
  const own = persona && (ownAddress(wanted) ?? `/${persona.id}/dashboard`)
  throw redirect({ href: own ?? '/loading' })
}

const loginRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/login',
  validateSearch: signInSearch,
  beforeLoad: ({ context, search }) => leaveSignedIn(context.portal, search.redirect),
  component: lazyRouteComponent(() => import('../identity/sign-in/Login.tsx'), 'Login'),
})

const loginExistingRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/login-existing',
  validateSearch: signInSearch,
  beforeLoad: ({ context, search }) => leaveSignedIn(context.portal, search.redirect),
  component: lazyRouteComponent(
    () => import('../identity/sign-in/existing/LoginExisting.tsx'),
    'LoginExisting',
  ),
})

const logoutRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/logout',
  component: lazyRouteComponent(() => import('../identity/session/logout/Logout.tsx'), 'Logout'),
})

const passwordExpiredRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/password-expired',
  component: lazyRouteComponent(
    () => import('../identity/passwords/expired/PasswordExpired.tsx'),
    'PasswordExpired',
  ),
})

/** Session bootstrap after a sign-in (spec 1 §2): to one's own dashboard, or back to sign-in. */
const loadingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/loading',
  beforeLoad: async ({ context: { portal } }) => {
    const { bootstrap } = await loadPart(() => import('../identity/sign-in/bootstrap.ts'))
    const next = await bootstrap(portal, personaFor)
    if (next.kind === 'go') throw redirect({ href: next.href, replace: true })
    if (next.kind === 'sign-in') {
      const { message } = next
      if (message !== undefined) portal.handoffs.signIn.put({ message })
      throw redirect({ to: '/login', search: {}, replace: true })
    }
    return { stuck: next.why }
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: ShellSkeleton,
  component: lazyRouteComponent(() => import('../identity/session/loading/Stuck.tsx'), 'Stuck'),
})

/** A one-time link into an account (spec 1 §2): its own page, outside of what is signed in. */
const enterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/loading/$token',
  validateSearch: z.object({ accountName: addressText }),
  loader: ({ context }) => context.portal.wording.load('visits', 'public'),
  staleTime: Infinity,
  component: lazyRouteComponent(() => import('../identity/impersonation/enter/Enter.tsx'), 'Enter'),
})

const signedInRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: signedInPath,
  component: lazyRouteComponent(() => import('../identity/host-sign-in/SignedIn.tsx'), 'SignedIn'),
})

const termsRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/terms',
  component: lazyRouteComponent(() => import('../frame/legal/Terms.tsx'), 'Terms'),
})

const privacyRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/privacy',
  component: lazyRouteComponent(() => import('../frame/legal/Privacy.tsx'), 'Privacy'),
})

const serverDownRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/serverdown',
  validateSearch: z.object({ redirect: addressText }),
  component: lazyRouteComponent(() => import('../frame/overlays/ServerDown.tsx'), 'ServerDown'),
})

const validateRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/validate/$workflowId',
  component: lazyRouteComponent(() => import('../identity/security-code/Validate.tsx'), 'Validate'),
})

const applicationSignedRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/application-signed',
  component: lazyRouteComponent(
    () => import('../insurance/quotes/application-signed/ApplicationSigned.tsx'),
    'ApplicationSigned',
  ),
})

const reviewRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/quote/$id/request-to-bind/$product',
  component: lazyRouteComponent(
    () => import('../insurance/quotes/review/ReviewQuote.tsx'),
    'ReviewQuote',
  ),
})

const attestRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/quote/$id/attest-surplus-notice',
  component: lazyRouteComponent(
    () => import('../insurance/surplus/AttestSurplusNotice.tsx'),
    'AttestSurplusNotice',
  ),
})

const paymentRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/policy/$id/accountant-payment',
  validateSearch: z.object({ workflowId: addressText }),
  beforeLoad: ({ context }) => ensureClaims(context.portal),
  component: lazyRouteComponent(() => import('../insurance/billing/Payment.tsx'), 'Payment'),
})

/** The pop-up of an agency's page that asks who its visitor is. */
const authorizeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: authorizePath,
  loader: async ({ context, location }) => {
    const { findAsking } = await loadPart(() => import('../identity/host-sign-in/asking.ts'))
    return findAsking(context.portal, location.search)
  },
  staleTime: Infinity,
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: ShellSkeleton,
  component: lazyRouteComponent(
    () => import('../identity/host-sign-in/Authorize.tsx'),
    'Authorize',
  ),
})

/** Everything that can be opened without signing in. */
export const publicRoutes = [
  indexRoute,
  loadingRoute,
  authorizeRoute,
  enterRoute,
  publicRoute.addChildren([
    ...accountRoutes,
    loginRoute,
    loginExistingRoute,
    signedInRoute,
    logoutRoute,
    passwordExpiredRoute,
    termsRoute,
    privacyRoute,
    serverDownRoute,
    validateRoute,
    applicationSignedRoute,
    reviewRoute,
    attestRoute,
    paymentRoute,
  ]),
] as const
