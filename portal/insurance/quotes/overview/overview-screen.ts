import * as z from 'zod/mini'
import { addressText } from '../../../frame/addresses/search.ts'
import { screen } from '../../../frame/screens/screen.ts'

/** The address of the overview, separate from its screen because its parts link to it. */
export const overviewPath = { address: '/overview' } as const

/** The feature flag of the new dashboard (spec 2 §6, "opt-in new agent experience"). */
const overviewFlag = 'NEW_AGENT_EXPERIENCE'

/** The overview of an agency: waiting quotes, and quoted and bound figures. */
export const overviewScreen = screen({
  ...overviewPath,
  search: z.object({ created: addressText }),
  flag: overviewFlag,
  menu: { id: 'overview', label: 'quotes:menu.overview', icon: 'dashboard' },
  load: async () => (await import('./Overview.tsx')).Overview,
})
