import * as z from 'zod/mini'
import { regions } from '../../foundation/region/regions.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { accountParams } from './closing.ts'
import { detailsProduct } from './details.ts'
import { accountFields, accountForms, productLineList, productList } from './offers.ts'

const ofCountry = z.object({
  /** The caller's region when absent. */
  country: z.optional(z.enum(regions)),
})

/** Reads the products that can be quoted in a region. */
export const listProducts = endpoint({
  id: 'listProducts',
  method: 'GET',
  path: '/api/account/v1/products',
  summary: 'List products',
  description: 'Those that can be quoted in a region.',
  source: 'spec 2 §7; the query is chosen',
  audience: 'token',
  permission: 'rating:read',
  query: ofCountry,
  answer: productList,
})

/** Reads the product lines of a region. */
export const listProductLines = endpoint({
  id: 'listProductLines',
  method: 'GET',
  path: '/api/account/v1/product-lines',
  summary: 'List product lines',
  description: 'The lines of business of a region, each with its products.',
  source: 'spec 2 §7; the query is chosen',
  audience: 'token',
  permission: 'rating:read',
  query: ofCountry,
  answer: productLineList,
})

/** Reads the forms that there are about an account. */
export const listAccountForms = endpoint({
  id: 'listAccountForms',
  method: 'GET',
  path: '/api/account/v1/forms/{accountId}',
  summary: 'List the forms of an account',
  description: 'The common ones, and those of products of its region that ask more.',
  source: 'spec 2 §7; the path is chosen',
  audience: 'token',
  permission: 'account:update',
  params: accountParams,
  answer: accountForms,
  errors: ['notFound'],
})

/** Reads what the form of an account's details asks. */
export const listAccountFields = endpoint({
  id: 'listAccountFields',
  method: 'GET',
  path: '/api/account/v1/fields/{accountId}',
  summary: 'List the fields of an account’s details',
  description: 'Which ones its form requires as the account stands, and which are known.',
  source: 'spec 2 §7; the path is chosen',
  audience: 'token',
  permission: 'account:update',
  params: accountParams,
  query: z.object({ product: z.optional(detailsProduct) }),
  answer: accountFields,
  errors: ['notFound'],
})
