import * as z from 'zod/mini'
import { addressText } from '../../frame/addresses/search.ts'
import { accountPart } from './account-part.ts'

/** The company's details, edited by agencies and staff. */
export const detailsPart = accountPart({
  id: 'details',
  label: 'accounts:part.details',
  path: '/details',
  // The quote to reprice after a change, and the product whose form is shown.
  search: z.object({ quote: addressText, product: addressText }),
  hasPrimary: true,
  load: async () => (await import('./AccountDetailsPart.tsx')).AccountDetailsPart,
})

/** The first part of the account page. */
export const overviewPart = accountPart({
  id: 'overview',
  label: 'accounts:part.overview',
  path: '',
  load: async () => (await import('./AccountOverview.tsx')).AccountOverview,
})

/** The activity of an account. */
export const accountActivityPart = accountPart({
  id: 'activity',
  label: 'accounts:part.activity',
  path: '/activity',
  load: async () => (await import('./activity/ActivityPart.tsx')).ActivityPart,
})
