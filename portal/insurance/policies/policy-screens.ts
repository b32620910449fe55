import { screen } from '../../frame/screens/screen.ts'

export const policyScreen = screen({
  address: '/policies/$policyId',
  load: async () => (await import('./PolicyScreen.tsx')).PolicyScreen,
})
