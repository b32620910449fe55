import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

/** One pixel as PNG. */
const photo =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** A sample input of each endpoint of this domain. */
export const samples = {
  putMe: { body: { firstName: 'Rosa', lastName: 'Diaz' } },
  getMyPhoto: {},
  putMyPhoto: { body: { photo } },
  deleteMyPhoto: {},
  listMySessions: {},
  endOtherSessions: {},
} satisfies SamplesOf<typeof endpoints>
