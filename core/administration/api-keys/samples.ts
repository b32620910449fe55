import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

/** A sample input of each endpoint of this domain. */
export const samples = {
  searchKeys: { query: { page: 0, size: 25, filter: { mode: ['live'] } } },
  createKey: {
    body: {
      name: 'Home page',
      kind: 'publishable',
      mode: 'live',
      origins: ['https://www.agency.example'],
    },
  },
  updateKey: ({ keyId }) => ({
    params: { id: keyId },
    body: { name: 'Home page', origins: ['https://www.agency.example'] },
  }),
  addKeyOrigin: ({ keyId }) => ({
    params: { id: keyId },
    body: { origin: 'https://quotes.agency.example' },
  }),
  rotateKey: ({ keyId }) => ({ params: { id: keyId }, body: { overlapHours: 24 } }),
  switchKeyOff: ({ keyId }) => ({ params: { id: keyId } }),
  searchRefusedOrigins: { query: { page: 0, size: 25 } },
  searchTestQuotes: { query: { page: 0, size: 25 } },
  deleteTestData: {},
} satisfies SamplesOf<typeof endpoints>
