import * as z from 'zod/mini'
import { tableAddress } from '#core/platform/tables/address-shape.ts'
import { addressText } from '../../frame/addresses/search.ts'
import { screen } from '../../frame/screens/screen.ts'

/** The keys of an agency, for its administrators; impersonating staff may read them. */
export const keysScreen = screen({
  address: '/manage/keys',
  search: z.extend(tableAddress, { tab: addressText }),
  menu: { id: 'keys', label: 'keys:title', icon: 'key' },
  needs: 'key:read',
  load: async () => (await import('./KeysScreen.tsx')).KeysScreen,
})
