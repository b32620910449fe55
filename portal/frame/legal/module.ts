import type { Module } from '../modules/module.ts'
import { page } from '../screens/page.ts'

/** Terms and privacy. */
export const legalModule = {
  pages: [
    page({
      frame: 'public',
      address: '/terms',
      texts: ['legal'],
      load: async () => (await import('./LegalPages.tsx')).Terms,
    }),
    page({
      frame: 'public',
      address: '/privacy',
      texts: ['legal'],
      load: async () => (await import('./LegalPages.tsx')).Privacy,
    }),
  ],
} as const satisfies Module
