import { screen } from '../../frame/screens/screen.ts'
import { policyPath } from './policy-path.ts'
import { accountPart } from '../accounts/account-part.ts'

export const policyScreen = screen({
  ...policyPath,
  load: async () => (await import('./PolicyScreen.tsx')).PolicyScreen,
})

/** The policies of an account. */
export const accountPoliciesPart = accountPart({
  id: 'policies',
  label: 'policies:menu.policies',
  path: '/policies',
  load: async () => (await import('./AccountPolicies.tsx')).AccountPolicies,
  extras: async () => (await import('./account-extras.tsx')).accountPolicyExtras,
})
