import type { Module } from '../../frame/modules/module.ts'
import { page } from '../../frame/screens/page.ts'

/** The end of a session: by sign-out, or by expiry. */
export const sessionModule = {
  pages: [
    page({
      frame: 'public',
      address: '/logout',
      texts: ['errors', 'session'],
      load: async () => (await import('./logout/Logout.tsx')).Logout,
    }),
  ],
  shell: async () => (await import('./shell-parts.ts')).sessionShell,
} as const satisfies Module
