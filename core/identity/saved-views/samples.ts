import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

/** A sample input of each endpoint of this domain. */
export const samples = {
  listSavedViews: { query: { table: 'quotes' } },
  saveSavedView: {
    params: { id: 'my-referrals' },
    body: {
      table: 'quotes',
      name: 'My referrals',
      isShared: false,
      address: { filter: 'status:REFERRED' },
    },
  },
  deleteSavedView: { params: { id: 'my-referrals' } },
} satisfies SamplesOf<typeof endpoints>
