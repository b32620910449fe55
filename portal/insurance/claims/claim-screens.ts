import { screen } from '../../frame/screens/screen.ts'

export const claimsScreen = screen({
  address: '/claims',
  menu: { id: 'claims', label: 'impersonation:claims.title', icon: 'document' },
  load: async () => (await import('./ClaimsScreen.tsx')).ClaimsScreen,
})
