import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

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
} satisfies SamplesOf<typeof endpoints>
