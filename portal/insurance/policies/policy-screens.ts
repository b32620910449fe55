import { screen } from '../../frame/screens/screen.ts'
import { policyPath } from './policy-path.ts'

export const policyScreen = screen({
  ...policyPath,
  load: async () => (await import('./PolicyScreen.tsx')).PolicyScreen,
})
