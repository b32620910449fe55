import { accountPart } from '../accounts/account-part.ts'

/** The security answers of an account. */
export const accountSecurityPart = accountPart({
  id: 'security',
  label: 'accounts:part.security',
  path: '/security',
  hasPrimary: true,
  load: async () => (await import('./SecurityPart.tsx')).SecurityPart,
  extras: async () => (await import('./security-extras.ts')).accountSecurityExtras,
})
