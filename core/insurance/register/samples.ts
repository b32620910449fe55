import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

/** A sample input of each endpoint of this domain. */
export const samples = {
  getRegisterCompany: { params: { id: 'register-us-000001' } },
  validateAddress: {
    body: { address1: '12 Wellington Street', city: 'Leeds', zipCode: 'LS1 4DY', country: 'UK' },
  },
} satisfies SamplesOf<typeof endpoints>
