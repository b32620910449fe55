import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { personaFor } from '../personas/personas.ts'
import { ensureClaims, ensureSession } from './ensure-session.ts'
import { rootRoute } from './root.ts'
import { addressText, ownAddress } from './search.ts'

const publicRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  loader: ({ context }) => context.portal.wording.load('public', 'sign-in'),
  staleTime: Infinity,
  component: lazyRouteComponent(() => import('../shell/PublicLayout.tsx'), 'PublicLayout'),
})

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/login', search: {} })
  },
})

/** Sign-in; who is signed in already goes on to where they wanted to be. */
const loginRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/login',
  validateSearch: z.object({ redirect: addressText }),
  beforeLoad: async ({ context, search }) => {
    const user = await ensureSession(context.portal)
    const persona = user && personaFor(user.accountType)
    if (!persona) return
    const wanted = ownAddress(search.redirect)
    throw redirect({ href: wanted ?? `/${persona.id}/dashboard` })
  },
  component: lazyRouteComponent(() => import('../screens/login/Login.tsx'), 'Login'),
})

const logoutRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/logout',
  component: lazyRouteComponent(() => import('../screens/logout/Logout.tsx'), 'Logout'),
})

const passwordExpiredRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/password-expired',
  component: lazyRouteComponent(
    () => import('../screens/password-expired/PasswordExpired.tsx'),
    'PasswordExpired',
  ),
})

/** Session bootstrap after a sign-in (spec 1 §2): to one's own dashboard, or back to sign-in. */
const loadingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/loading',
  beforeLoad: async ({ context }) => {
    const user = await ensureSession(context.portal)
    if (!user) throw redirect({ to: '/login', search: {} })
    const persona = personaFor(user.accountType)
    throw redirect({ href: persona ? `/${persona.id}/dashboard` : '/logout' })
  },
})

const termsRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/terms',
  component: lazyRouteComponent(() => import('../screens/legal/Terms.tsx'), 'Terms'),
})

const privacyRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/privacy',
  component: lazyRouteComponent(() => import('../screens/legal/Privacy.tsx'), 'Privacy'),
})

const validateRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/validate/$workflowId',
  component: lazyRouteComponent(() => import('../screens/validate/Validate.tsx'), 'Validate'),
})

const paymentRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/policy/$id/accountant-payment',
  validateSearch: z.object({ workflowId: addressText }),
  beforeLoad: ({ context }) => ensureClaims(context.portal),
  component: lazyRouteComponent(() => import('../screens/payment/Payment.tsx'), 'Payment'),
})

/** Everything that can be opened without signing in. */
export const publicRoutes = [
  indexRoute,
  loadingRoute,
  publicRoute.addChildren([
    loginRoute,
    logoutRoute,
    passwordExpiredRoute,
    termsRoute,
    privacyRoute,
    validateRoute,
    paymentRoute,
  ]),
] as const
