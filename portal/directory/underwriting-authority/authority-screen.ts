import { screen } from '../../frame/screens/screen.ts'

/** Underwriting authority. */
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
