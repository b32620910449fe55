import { screen } from '../../../frame/screens/screen.ts'

/** What the quotes of a policyholder still need. */
export const openItemsScreen = screen({
  address: '/open-items',
  menu: { id: 'open-items', label: 'portal:menu.openItems', icon: 'inbox' },
  needs: 'quote:sign',
  load: async () => (await import('./OpenItemsScreen.tsx')).OpenItemsScreen,
})
