import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

const holder = { kind: 'role', id: 'senior-underwriter' } as const

/** A sample input of each endpoint of this domain. */
export const samples = {
  listAuthority: {},
  saveAuthority: {
    body: {
      holder,
      region: 'US',
      line: 'cyber',
      maxLimit: 500_000_000,
      maxPremium: 25_000_000,
      maxIrpm: 25,
    },
  },
  resetAuthority: { query: { ...holder, region: 'US', line: 'cyber' } },
} satisfies SamplesOf<typeof endpoints>
