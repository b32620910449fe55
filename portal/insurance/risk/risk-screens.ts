import { screen } from '../../frame/screens/screen.ts'

/** The risk of an account. */
export const riskScreen = screen({
  address: '/accounts/$accountId/risk',
  load: async () => (await import('./RiskScreen.tsx')).RiskScreen,
})
