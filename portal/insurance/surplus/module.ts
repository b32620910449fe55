import type { Module } from '../../frame/modules/module.ts'
import { ensureClaims } from '../../frame/platform/ensure-session.ts'
import { page } from '../../frame/screens/page.ts'

/** The notice of a surplus lines quote, which the licensed broker attests by a link. */
export const surplusModule = {
  pages: [
    page({
      frame: 'public',
      address: '/quote/$id/attest-surplus-notice',
      texts: ['errors', 'surplus'],
      before: ({ portal }) => ensureClaims(portal),
      load: async () => (await import('./AttestSurplusNotice.tsx')).AttestSurplusNotice,
    }),
  ],
} as const satisfies Module
