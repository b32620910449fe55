import { accountPart } from './account-part.ts'

/** The company's details, which agencies and staff change. */
export const detailsPart = accountPart({
  id: 'details',
  label: 'accounts:part.details',
  path: '/details',
  load: async () => (await import('./AccountDetailsPart.tsx')).AccountDetailsPart,
})

/** The first part of the account page. */
export const overviewPart = accountPart({
  id: 'overview',
  label: 'accounts:part.overview',
  path: '',
  load: async () => (await import('./AccountOverview.tsx')).AccountOverview,
})
