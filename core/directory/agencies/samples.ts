import type * as endpoints from './endpoints.ts'
import type * as recordEndpoints from './record-endpoints.ts'
import type { SampleRecords, SamplesOf } from '../../samples/sample.ts'

const agencyParams = ({ agencyId }: SampleRecords) => ({ params: { agencyId } })

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
  listAgencyLevels: agencyParams,
  listAgencyPrograms: agencyParams,
  listAgencyAppointments: agencyParams,
  getAgencyHierarchy: agencyParams,
  getAgencyFein: agencyParams,
  // only US agencies have a checked number
  saveAgencyFein: (records) => ({ ...agencyParams(records), body: { fein: '74-1234567' } }),
  listAgencyAggregators: agencyParams,
  getAgreement: agencyParams,
  signAgreement: (records) => ({ ...agencyParams(records), body: { fullName: 'Grace Holloway' } }),
  saveAgencyContact: (records) => ({
    ...agencyParams(records),
    body: {
      agentFirstName: 'Lee',
      agentLastName: 'Park',
      agentEmail: 'lee@lakeside.example',
      agentPhone: records.phone,
    },
  }),
  reloadAgency: agencyParams,
} satisfies SamplesOf<typeof endpoints & typeof recordEndpoints>
