import type { Module } from '../../frame/modules/module.ts'
import { page } from '../../frame/screens/page.ts'

/** Opens one record by a mailed code. */
export const securityCodeModule = {
  pages: [
    page({
      frame: 'public',
      address: '/validate/$workflowId',
      texts: ['errors', 'security-code'],
      load: async () => (await import('./Validate.tsx')).Validate,
    }),
  ],
} as const satisfies Module
