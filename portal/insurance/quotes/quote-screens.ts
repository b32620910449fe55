import * as z from 'zod/mini'
import { tableAddress } from '#core/platform/tables/address-shape.ts'
import { addressText } from '../../frame/addresses/search.ts'
import { screen } from '../../frame/screens/screen.ts'
import { quotePath } from './quote-path.ts'

/** Quotes that wait for an underwriter. */
export const inboxScreen = screen({
  address: '/inbox',
  search: tableAddress,
  menu: { id: 'inbox', label: 'quotes:menu.inbox', icon: 'inbox' },
  load: async () => (await import('./inbox/inbox-view.ts')).InboxScreen,
})

/** Deleted quotes, which can be restored. */
export const deletedScreen = screen({
  address: '/quotes/deleted',
  search: tableAddress,
  menu: {
    id: 'deleted-quotes',
    label: 'quotes:menu.deleted',
    icon: 'close',
    needs: 'quote:close',
  },
  load: async () => (await import('./life/deleted-view.ts')).DeletedScreen,
})

export const newQuoteScreen = screen({
  address: '/quotes/new',
  // the account that is quoted, without one the quote makes it; the product, without one the region's
  search: z.object({ account: addressText, product: addressText }),
  load: async () => (await import('./NewQuote.tsx')).NewQuote,
})

export const quoteScreen = screen({
  ...quotePath,
  load: async () => (await import('./QuoteScreen.tsx')).QuoteScreen,
})
