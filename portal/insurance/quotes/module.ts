import type { Module } from '../../frame/modules/module.ts'
import { ensureClaims } from '../../frame/platform/ensure-session.ts'
import { page } from '../../frame/screens/page.ts'
import {
  accountQuotesPart,
  deletedScreen,
  inboxScreen,
  openItemsScreen,
  quoteScreen,
} from './quote-screens.ts'
import { comparePart } from './cart/cart-part.ts'
import { overviewScreen } from './overview/overview-screen.ts'
import { wizardScreens } from './wizard/wizard-screens.ts'

/** Quotes: their screens, the pages of their links, and their parts of the shell. */
export const quotesModule = {
  screens: [
    inboxScreen,
    overviewScreen,
    deletedScreen,
    quoteScreen,
    accountQuotesPart,
    comparePart,
    openItemsScreen,
    ...wizardScreens,
  ],
  pages: [
    page({
      frame: 'public',
      address: '/application-signed',
      texts: ['signing'],
      load: async () =>
        (await import('./application-signed/ApplicationSigned.tsx')).ApplicationSigned,
    }),
    page({
      frame: 'public',
      address: '/quote/$id/request-to-bind/$product',
      texts: ['errors', 'quote-review'],
      before: ({ portal }) => ensureClaims(portal),
      load: async () => (await import('./review/ReviewQuote.tsx')).ReviewQuote,
    }),
    page({
      frame: 'public',
      address: '/customer/quotes/$quoteId/subjectivities',
      texts: ['errors', 'portal', 'subjectivities'],
      before: ({ portal }) => ensureClaims(portal),
      load: async () => (await import('./subjectivities/InsuredPage.tsx')).InsuredPage,
    }),
    page({
      frame: 'public',
      address: '/quote/comparison/$id',
      texts: ['errors', 'cart', 'coverages', 'rating'],
      before: ({ portal }) => ensureClaims(portal),
      load: async () => (await import('./cart/SharedComparison.tsx')).SharedComparison,
    }),
  ],
  texts: ['products', 'quotes'],
  shell: async () => (await import('./shell-parts.ts')).quotesShell,
} as const satisfies Module
