import * as z from 'zod/mini'
import { addressText } from '../../frame/addresses/search.ts'
import { ensureClaims } from '../../frame/platform/ensure-session.ts'
import { page } from '../../frame/screens/page.ts'
import { screen } from '../../frame/screens/screen.ts'
import { payPath, paymentPath } from '../payment-path.ts'

/** The payment page of a policyholder's own policy. */
export const payScreen = screen({
  ...payPath,
  load: async () => (await import('./PayPolicy.tsx')).PayPolicy,
})

/** The same page, opened by a security code (spec 1 §2). */
export const paymentPage = page({
  frame: 'public',
  ...paymentPath,
  search: z.object({ workflowId: addressText }),
  texts: ['errors', 'payment'],
  before: ({ portal }) => ensureClaims(portal),
  load: async () => (await import('./Payment.tsx')).Payment,
})
