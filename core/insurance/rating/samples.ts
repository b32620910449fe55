import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

/** A sample input of each endpoint of this domain. */
export const samples = {
  calculatePrice: ({ quoteInput }) => ({ body: quoteInput }),
  listPresets: ({ quoteInput: { product } }) => ({ query: { product } }),
  getRaterRules: ({ quoteInput: { product } }) => ({ query: { product } }),
  getRaterData: ({ quoteInput }) => ({ body: quoteInput }),
  getTechEnoRate: ({ quoteInput: { product, account } }) => ({
    query: { product, naicsCode: account.naicsCode },
  }),
} satisfies SamplesOf<typeof endpoints>
