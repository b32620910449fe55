import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { lazyRouteComponent } from '../frame/errors/part-missing.ts'
import type { RouteContext } from './context.ts'
import { ensureSession } from '../frame/platform/ensure-session.ts'
import { publicRoute } from './public-route.ts'
import { addressText } from '../frame/addresses/search.ts'

/** A page that may sign somebody in: who is signed in already must be known first. */
const findSession = async ({ context }: { readonly context: RouteContext }): Promise<void> => {
  await ensureSession(context.portal)
}

const forgotPasswordRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/forgot-password',
  component: lazyRouteComponent(
    () => import('../identity/passwords/forgot-password/ForgotPassword.tsx'),
    'ForgotPassword',
  ),
})

const confirmPasswordResetRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/confirmPasswordReset/$token',
  beforeLoad: findSession,
  component: lazyRouteComponent(
    () => import('../identity/passwords/set-password/ConfirmPasswordReset.tsx'),
    'ConfirmPasswordReset',
  ),
})

const confirmUserRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/confirmUser/$token',
  beforeLoad: findSession,
  component: lazyRouteComponent(
    () => import('../identity/passwords/set-password/ConfirmUser.tsx'),
    'ConfirmUser',
  ),
})

const confirmMfaResetRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/confirmMfaReset/$resetMFAToken',
  component: lazyRouteComponent(
    () => import('../identity/mfa/reset/ConfirmMfaReset.tsx'),
    'ConfirmMfaReset',
  ),
})

const signUpLandingRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/signup-validation/$token',
  validateSearch: z.object({ redirect: addressText }),
  beforeLoad: findSession,
  component: lazyRouteComponent(
    () => import('../identity/sign-up/SignUpLanding.tsx'),
    'SignUpLanding',
  ),
})

const signUpRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/signup',
  beforeLoad: findSession,
  component: lazyRouteComponent(() => import('../identity/sign-up/SignUp.tsx'), 'SignUp'),
})

const signUpSubmittedRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/signup-submitted',
  component: lazyRouteComponent(
    () => import('../identity/sign-up/SignUpSubmitted.tsx'),
    'SignUpSubmitted',
  ),
})

const resendValidationRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/resend-validation',
  component: lazyRouteComponent(
    () => import('../identity/sign-up/resend-validation/ResendValidation.tsx'),
    'ResendValidation',
  ),
})

/** Pages by which an account comes about, and by which one gets back into it. */
export const accountRoutes = [
  forgotPasswordRoute,
  confirmPasswordResetRoute,
  confirmUserRoute,
  confirmMfaResetRoute,
  signUpLandingRoute,
  signUpRoute,
  signUpSubmittedRoute,
  resendValidationRoute,
] as const
