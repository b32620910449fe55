import * as z from 'zod/mini'
import { tableAddress } from '#core/platform/tables/address-shape.ts'
import { addressText } from '../addresses/search.ts'
import { screen } from '../screens/screen.ts'

/** The dashboard's address, separate from the screen because its view links to it. */
export const dashboardAddress = { address: '/dashboard' } as const

/** The dashboard of a persona: its tabs and their tables. */
export const dashboardScreen = screen({
  ...dashboardAddress,
  search: z.extend(tableAddress, { tab: addressText }),
  menu: { id: 'dashboard', label: 'portal:menu.dashboard', icon: 'dashboard' },
  hasTabs: true,
  load: async () => (await import('./Dashboard.tsx')).Dashboard,
})
