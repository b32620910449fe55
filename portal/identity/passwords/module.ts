import type { Module } from '../../frame/modules/module.ts'
import { findSession } from '../../frame/platform/ensure-session.ts'
import { page } from '../../frame/screens/page.ts'

/** Forgotten and expired passwords, and links that set one. */
export const passwordsModule = {
  pages: [
    page({
      frame: 'public',
      address: '/forgot-password',
      load: async () => (await import('./forgot-password/ForgotPassword.tsx')).ForgotPassword,
    }),
    page({
      frame: 'public',
      address: '/confirmPasswordReset/$token',
      before: findSession,
      load: async () => (await import('./set-password/SetPasswordPage.tsx')).ConfirmPasswordReset,
    }),
    page({
      frame: 'public',
      address: '/confirmUser/$token',
      before: findSession,
      load: async () => (await import('./set-password/SetPasswordPage.tsx')).ConfirmUser,
    }),
    page({
      frame: 'public',
      address: '/password-expired',
      texts: ['passwords'],
      load: async () => (await import('./expired/PasswordExpired.tsx')).PasswordExpired,
    }),
  ],
} as const satisfies Module
