import { screen } from '../../frame/screens/screen.ts'

export const claimsScreen = screen({
  address: '/claims',
  menu: { id: 'claims', label: 'visits:claims.title', icon: 'document' },
  load: async () => (await import('./ClaimsScreen.tsx')).ClaimsScreen,
})
