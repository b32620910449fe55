import { screen } from '../../frame/screens/screen.ts'

/** The security part of an account, at an address of its own. */
export const securityScreen = screen({
  address: '/accounts/$accountId/security',
  load: async () => (await import('./SecurityScreen.tsx')).SecurityScreen,
})
