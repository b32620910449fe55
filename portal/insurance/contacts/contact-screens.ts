import { accountPart } from '../accounts/account-part.ts'
import { screen } from '../../frame/screens/screen.ts'

/** The policyholder, the agent and the agencies of an account. */
export const accountContactsPart = accountPart({
  id: 'contacts',
  label: 'accounts:part.contacts',
  path: '/contacts',
  load: async () => (await import('./ContactsPart.tsx')).ContactsPart,
  extras: async () => (await import('./contact-actions.ts')).contactExtras,
})

/** A policyholder's agent and the interested agencies. */
export const myAgentScreen = screen({
  address: '/agent',
  menu: { id: 'my-agent', label: 'accounts:myAgent', icon: 'person' },
  needs: 'account:appoint',
  load: async () => (await import('./MyAgent.tsx')).MyAgent,
})
