import type { Module } from '../../frame/modules/module.ts'
import { page } from '../../frame/screens/page.ts'

/** Requires a second factor if the account enforces one, and resets a lost one. */
export const mfaModule = {
  pages: [
    page({
      frame: 'public',
      address: '/confirmMfaReset/$resetMFAToken',
      load: async () => (await import('./reset/ConfirmMfaReset.tsx')).ConfirmMfaReset,
    }),
  ],
  shell: async () => (await import('./shell-parts.ts')).mfaShell,
} as const satisfies Module
