import { screen } from '../../frame/screens/screen.ts'
import type { Module } from '../../frame/modules/module.ts'

export const claimsScreen = screen({
  address: '/claims',
  menu: { id: 'claims', label: 'impersonation:claims.title', icon: 'document' },
  load: async () => (await import('./ClaimsScreen.tsx')).ClaimsScreen,
})

/** Claims. */
export const claimsModule = { screens: [claimsScreen] } as const satisfies Module
