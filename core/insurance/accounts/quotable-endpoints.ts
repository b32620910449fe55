import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { eligibleProducts, quickPremiums } from './offers.ts'

/** Reads what can be quoted for an account, and why the rest cannot. */
export const listEligibleProducts = endpoint({
  id: 'listEligibleProducts',
  method: 'GET',
  path: '/api/account/v1/eligible-products/{accountId}',
  summary: 'List what can be quoted for an account',
  description:
    'The products of its region. A product that cannot be quoted names each reason: the account’s status, its profile score, and the facts that the rater would reject. The score is a point for each of ten known facts: name, industry, revenue, year established, employees, state or postcode, street, city, phone, and domain or the attestation that there is none.',
  source: 'spec 2 §5, §7; the path is chosen',
  audience: 'token',
  permission: 'account:offer',
  rateLimit: 'pricing',
  params: z.object({ accountId: id() }),
  answer: eligibleProducts,
  errors: ['notFound'],
})

/** Reads what each product would cost an account in a year. */
export const quickQuotePremium = endpoint({
  id: 'quickQuotePremium',
  method: 'GET',
  path: '/api/account/v1/quick-quote-premium/{accountId}',
  summary: 'Price an account without a quote',
  description:
    'A year of each product that can be quoted, with the product’s usual terms and the account’s stored facts and security answers. Nothing is saved.',
  source: 'spec 2 §7; the path is chosen',
  audience: 'token',
  permission: 'account:offer',
  rateLimit: 'pricing',
  params: z.object({ accountId: id() }),
  answer: quickPremiums,
  errors: ['notFound', 'tooManyRequests'],
})
