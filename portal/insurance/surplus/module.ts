import type { Module } from '../../frame/modules/module.ts'
import { ensureClaims } from '../../frame/platform/ensure-session.ts'
import { page } from '../../frame/screens/page.ts'
import { licensesScreen } from './licenses/licenses-screen.ts'

/** Surplus lines: the notice page of a licensed broker, and licenses. */
export const surplusModule = {
  screens: [licensesScreen],
  pages: [
    page({
      frame: 'public',
      address: '/quote/$id/attest-surplus-notice',
      texts: ['errors', 'surplus'],
      before: ({ portal }) => ensureClaims(portal),
      load: async () => (await import('./AttestSurplusNotice.tsx')).AttestSurplusNotice,
    }),
  ],
  shell: async () => (await import('./shell-parts.ts')).surplusShell,
} as const satisfies Module
