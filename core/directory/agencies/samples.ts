import type * as endpoints from './endpoints.ts'
import type * as recordEndpoints from './record-endpoints.ts'
import type { SampleRecords, SamplesOf } from '../../samples/sample.ts'

const ofAgency = ({ agencyId }: SampleRecords) => ({ params: { agencyId } })

/** A sample input of each endpoint of this domain. */
export const samples = {
  searchAgencies: { query: { search: 'harbor' } },
  addAgency: ({ agencyId, phone }) => ({
    body: {
      name: 'Lakeside Insurance',
      npn: '7700123',
      agencyId,
      contactFirstName: 'Lee',
      contactLastName: 'Park',
      contactEmail: 'lee@lakeside.example',
      contactPhone: phone,
    },
  }),
  getAgency: ({ agencyId }) => ({ params: { id: agencyId } }),
  listAgencyLevels: ofAgency,
  listAgencyPrograms: ofAgency,
  listAgencyAppointments: ofAgency,
  getAgencyHierarchy: ofAgency,
  getAgencyFein: ofAgency,
  // only US agencies have a checked number
  saveAgencyFein: (records) => ({ ...ofAgency(records), body: { fein: '74-1234567' } }),
  listAgencyAggregators: ofAgency,
  getAgreement: ofAgency,
  signAgreement: (records) => ({ ...ofAgency(records), body: { fullName: 'Grace Holloway' } }),
  saveAgencyContact: (records) => ({
    ...ofAgency(records),
    body: {
      agentFirstName: 'Lee',
      agentLastName: 'Park',
      agentEmail: 'lee@lakeside.example',
      agentPhone: records.phone,
    },
  }),
  reloadAgency: ofAgency,
} satisfies SamplesOf<typeof endpoints & typeof recordEndpoints>
