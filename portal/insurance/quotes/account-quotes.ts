import { accountPart } from '../accounts/account-part.ts'

/** The quotes of an account. */
export const accountQuotesPart = accountPart({
  id: 'quotes',
  label: 'quotes:menu.quotes',
  path: '/quotes',
  load: async () => (await import('./AccountQuotes.tsx')).AccountQuotes,
  extras: async () => (await import('./account-extras.tsx')).accountQuoteExtras,
})
