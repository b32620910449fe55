import * as z from 'zod/mini'
import { addressText } from '../../frame/addresses/search.ts'
import type { Module } from '../../frame/modules/module.ts'
import { page } from '../../frame/screens/page.ts'

/** Impersonation by staff, and the switch between the user's own accounts. */
export const impersonationModule = {
  pages: [
    // A one-time link into an account (spec 1 §2), a page outside the signed-in shell.
    page({
      frame: 'none',
      address: '/loading/$token',
      search: z.object({ accountName: addressText }),
      texts: ['impersonation', 'public'],
      load: async () => (await import('./account-link/AccountLink.tsx')).AccountLink,
    }),
  ],
  texts: ['impersonation'],
  shell: async () => (await import('./shell-parts.ts')).impersonationShell,
} as const satisfies Module
