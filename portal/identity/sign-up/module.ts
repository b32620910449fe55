import * as z from 'zod/mini'
import { addressText } from '../../frame/addresses/search.ts'
import type { Module } from '../../frame/modules/module.ts'
import { findSession } from '../../frame/platform/ensure-session.ts'
import { page } from '../../frame/screens/page.ts'

/** Sign-up, and invitations of people and organisations. */
export const signUpModule = {
  pages: [
    page({
      frame: 'public',
      address: '/signup-validation/$token',
      search: z.object({ redirect: addressText }),
      before: findSession,
      load: async () => (await import('./SignUpLanding.tsx')).SignUpLanding,
    }),
    page({
      frame: 'public',
      address: '/signup',
      before: findSession,
      load: async () => (await import('./SignUp.tsx')).SignUp,
    }),
    page({
      frame: 'public',
      address: '/signup-submitted',
      load: async () => (await import('./SignUpSubmitted.tsx')).SignUpSubmitted,
    }),
    page({
      frame: 'public',
      address: '/resend-validation',
      load: async () => (await import('./resend-validation/ResendValidation.tsx')).ResendValidation,
    }),
  ],
  shell: async () => (await import('./shell-parts.ts')).invitationShell,
} as const satisfies Module
