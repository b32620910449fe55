import type { Profile } from '../identity/session/model.ts'

/** The profile of the agent in `agentClaims`. */
export const exampleProfile = {
  id: 'user-agent',
  firstName: 'Ada',
  lastName: 'Agent',
  initials: 'AA',
  email: 'agent@demo.test',
  role: { id: 'agent', name: 'Agent' },
  mfaType: 'NONE',
  account: {
    id: 'agency-harbor',
    name: 'Harbor',
    fullName: 'Harbor',
    accountType: 'AGENCY',
    enforceMfa: false,
    isStaff: false,
    uwEnabled: false,
  },
} as const satisfies Profile
