import { tableAddress } from '#core/platform/tables/address-shape.ts'
import { screen } from '../../frame/screens/screen.ts'
import { inboxPath, quotePath } from '../quote-path.ts'
import { accountPart } from '../accounts/account-part.ts'

/** Quotes that wait for the viewer, an underwriter or an agency. */
export const inboxScreen = screen({
  ...inboxPath,
  search: tableAddress,
  menu: { id: 'inbox', label: 'quotes:menu.inbox', icon: 'inbox' },
  // For underwriters or agencies.
  needs: ['quote:review', 'quote:request'],
  load: async () => (await import('./inbox/InboxScreen.tsx')).InboxScreen,
})

/** Deleted quotes, which can be restored. */
export const deletedScreen = screen({
  address: '/quotes/deleted',
  search: tableAddress,
  menu: {
    id: 'deleted-quotes',
    label: 'quotes:menu.deleted',
    icon: 'bin',
  },
  needs: 'quote:close',
  load: async () => (await import('./lifecycle/DeletedScreen.ts')).DeletedScreen,
})

export const quoteScreen = screen({
  ...quotePath,
  load: async () => (await import('./QuoteScreen.tsx')).QuoteScreen,
})

/** The quotes of an account. */
export const accountQuotesPart = accountPart({
  id: 'quotes',
  label: 'quotes:menu.quotes',
  path: '/quotes',
  load: async () => (await import('./AccountQuotes.tsx')).AccountQuotes,
  extras: async () => (await import('./account-extras.tsx')).accountQuoteExtras,
})

/** The open items of a policyholder's quotes. */
export const openItemsScreen = screen({
  address: '/open-items',
  menu: { id: 'open-items', label: 'portal:menu.openItems', icon: 'inbox' },
  needs: 'quote:sign',
  load: async () => (await import('./subjectivities/OpenItemsScreen.tsx')).OpenItemsScreen,
})
