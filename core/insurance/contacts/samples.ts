import type { SampleRecords, SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

const policyholder = ({ accountId, phone }: SampleRecords) => ({
  accountId,
  contactFirstName: 'Rosa',
  contactLastName: 'Diaz',
  contactEmail: 'rosa@lonestar.example',
  contactPhone: phone,
})

/** A sample input of each endpoint of this domain. */
export const samples = {
  getContacts: ({ accountId }) => ({ params: { accountId } }),
  saveContact: (records) => ({ body: policyholder(records) }),
  updatePolicyholder: (records) => ({ body: policyholder(records) }),
  listAgencyAgents: ({ agencyId }) => ({ params: { agencyId } }),
  listAgents: ({ accountId }) => ({ params: { accountId } }),
  changeAgent: ({ accountId, email, teamId }) => ({
    body: { accountId, agentEmail: email, ...(teamId && { team: teamId }) },
  }),
  assignAgency: ({ accountId, agencyId }) => ({ body: { accountId, agencyId } }),
  getMyAgent: {},
  setMyAgent: ({ agencyId }) => ({ body: { agencyId, link: true } }),
} satisfies SamplesOf<typeof endpoints>
