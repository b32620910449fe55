import * as z from 'zod/mini'
import { addressText } from '../../frame/addresses/search.ts'
import type { Module } from '../../frame/modules/module.ts'
import { ensureClaims } from '../../frame/platform/ensure-session.ts'
import { page } from '../../frame/screens/page.ts'
import { payScreen } from './billing-screens.ts'

/** Payment of a policy, signed in or by a security code. */
export const billingModule = {
  screens: [payScreen],
  pages: [
    page({
      frame: 'public',
      address: '/policy/$id/accountant-payment',
      search: z.object({ workflowId: addressText }),
      before: ({ portal }) => ensureClaims(portal),
      load: async () => (await import('./Payment.tsx')).Payment,
    }),
  ],
} as const satisfies Module
