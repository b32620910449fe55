import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { eligibleProducts, quickPremiums } from './offers.ts'

/** Lists the products for an account, with the reasons why some cannot be quoted. */
export const listEligibleProducts = endpoint({
  id: 'listEligibleProducts',
  method: 'GET',
  path: '/api/account/v1/eligible-products/{accountId}',
  summary: 'List the products for an account',
  description:
    'The products of its region. A product that cannot be quoted lists its reasons: the account’s status, its profile score, and data that the rater would reject. The profile score is one point for each of ten known values: name, industry, revenue, year established, employees, state or postcode, street, city, phone, and domain or the attestation that there is none.',
  source: 'spec 2 §5, §7; path not specified',
  audience: 'token',
  permission: 'account:offer',
  rateLimit: 'pricing',
  params: z.object({ accountId: id() }),
  answer: eligibleProducts,
  errors: ['notFound'],
})

/** Prices a year of each product for an account. */
export const quickQuotePremium = endpoint({
  id: 'quickQuotePremium',
  method: 'GET',
  path: '/api/account/v1/quick-quote-premium/{accountId}',
  summary: 'Price an account without a quote',
  description:
    'Annual premiums of the products that can be quoted, with default terms and the account’s stored data and security answers. Saves nothing.',
  source: 'spec 2 §7; path not specified',
  audience: 'token',
  permission: 'account:offer',
  rateLimit: 'pricing',
  params: z.object({ accountId: id() }),
  answer: quickPremiums,
  errors: ['notFound', 'tooManyRequests'],
})
