import { screen } from '../../frame/screens/screen.ts'

/** A policyholder pays for a policy of their own. */
export const payScreen = screen({
  address: '/policies/$policyId/pay',
  load: async () => (await import('./PayPolicy.tsx')).PayPolicy,
})
