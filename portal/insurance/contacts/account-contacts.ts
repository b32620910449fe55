import { accountPart } from '../accounts/account-part.ts'

/** The policyholder, the agent and the agencies of an account. */
export const accountContactsPart = accountPart({
  id: 'contacts',
  label: 'accounts:part.contacts',
  path: '/contacts',
  load: async () => (await import('./ContactsPart.tsx')).ContactsPart,
  extras: async () => (await import('./contact-extras.ts')).contactExtras,
})
