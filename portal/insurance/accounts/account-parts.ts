import { accountPart } from './account-part.ts'

/** The first part of the account page. */
export const overviewPart = accountPart({
  id: 'overview',
  label: 'accounts:part.overview',
  path: '',
  load: async () => (await import('./AccountOverview.tsx')).AccountOverview,
})
