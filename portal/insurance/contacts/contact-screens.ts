import { screen } from '../../frame/screens/screen.ts'

/** The agent of a policyholder, and the interested agencies. */
export const myAgentScreen = screen({
  address: '/agent',
  menu: { id: 'my-agent', label: 'accounts:myAgent', icon: 'person' },
  needs: 'account:appoint',
  load: async () => (await import('./MyAgent.tsx')).MyAgent,
})
