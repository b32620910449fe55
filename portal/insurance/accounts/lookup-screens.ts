import { screen } from '../../frame/screens/screen.ts'
import { lookupSearch } from './lookup-search.ts'

/** Looks up the company in the address before adding its account (spec 3 §2). */
export const lookupScreen = screen({
  address: '/manage/account/lookup',
  search: lookupSearch,
  needs: 'account:create',
  load: async () => (await import('./AccountLookup.tsx')).AccountLookup,
})

/** The same for managed security providers (spec 3 §2). */
export const msspLookupScreen = screen({
  address: '/manage/accountlookup',
  search: lookupSearch,
  needs: 'account:introduce',
  load: async () => (await import('./AccountLookup.tsx')).AccountLookup,
})
