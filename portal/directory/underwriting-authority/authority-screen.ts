import { screen } from '../../frame/screens/screen.ts'

/** How far underwriters decide alone. */
export const authorityScreen = screen({
  address: '/authority',
  menu: {
    id: 'authority',
    label: 'portal:menu.authority',
    icon: 'approve',
  },
  needs: 'authority:manage',
  load: async () => (await import('./AuthorityScreen.tsx')).AuthorityScreen,
})
