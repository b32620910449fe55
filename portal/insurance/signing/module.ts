import type { Module } from '../../frame/modules/module.ts'
import { ensureClaims } from '../../frame/platform/ensure-session.ts'
import { page } from '../../frame/screens/page.ts'

/** The page where a policyholder signs a quote, opened by a security code or signed in. */
export const signingModule = {
  pages: [
    page({
      frame: 'public',
      address: '/customer/quotes/$quoteId/sign/$product',
      texts: ['errors', 'signing'],
      before: ({ portal }) => ensureClaims(portal),
      load: async () => (await import('./SignPage.tsx')).SignPage,
    }),
  ],
} as const satisfies Module
