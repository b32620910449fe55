import { accountPart } from '../accounts/account-part.ts'

/** The policies of an account. */
export const accountPoliciesPart = accountPart({
  id: 'policies',
  label: 'policies:menu.policies',
  path: '/policies',
  load: async () => (await import('./AccountPolicies.tsx')).AccountPolicies,
  extras: async () => (await import('./account-extras.tsx')).accountPolicyExtras,
})
