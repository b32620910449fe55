import type { Module } from '../../frame/modules/module.ts'
import { page } from '../../frame/screens/page.ts'

/** The page that signs out. */
export const sessionModule = {
  pages: [
    page({
      frame: 'public',
      address: '/logout',
      texts: ['errors', 'session'],
      load: async () => (await import('./logout/Logout.tsx')).Logout,
    }),
  ],
} as const satisfies Module
