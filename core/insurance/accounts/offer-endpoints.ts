import * as z from 'zod/mini'
import { regions } from '../../foundation/region/regions.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { accountParams } from './closure.ts'
import { detailsProduct } from './details.ts'
import { accountFields, accountForms, productLineList, productList } from './offers.ts'

const regionQuery = z.object({
  /** Defaults to the caller's region. */
  country: z.optional(z.enum(regions)),
})

/** Lists the products that can be quoted in a region. */
export const listProducts = endpoint({
  id: 'listProducts',
  method: 'GET',
  path: '/api/account/v1/products',
  summary: 'List products',
  description: 'The products that can be quoted in a region.',
  source: 'spec 2 §7; query not specified',
  audience: 'token',
  permission: 'rating:read',
  query: regionQuery,
  answer: productList,
})

/** Lists the lines of business of a region. */
export const listProductLines = endpoint({
  id: 'listProductLines',
  method: 'GET',
  path: '/api/account/v1/product-lines',
  summary: 'List product lines',
  description: 'The lines of business of a region, each with its products.',
  source: 'spec 2 §7; query not specified',
  audience: 'token',
  permission: 'rating:read',
  query: regionQuery,
  answer: productLineList,
})

/** Lists the forms of an account. */
export const listAccountForms = endpoint({
  id: 'listAccountForms',
  method: 'GET',
  path: '/api/account/v1/forms/{accountId}',
  summary: 'List the forms of an account',
  description: 'The common forms, and product-specific forms of its region.',
  source: 'spec 2 §7; path not specified',
  audience: 'token',
  permission: 'account:update',
  params: accountParams,
  answer: accountForms,
  errors: ['notFound'],
})

/** Lists the fields of the account details form. */
export const listAccountFields = endpoint({
  id: 'listAccountFields',
  method: 'GET',
  path: '/api/account/v1/fields/{accountId}',
  summary: 'List the fields of an account’s details',
  description: 'The fields of the form, and whether each is required and known for this account.',
  source: 'spec 2 §7; path not specified',
  audience: 'token',
  permission: 'account:update',
  params: accountParams,
  query: z.object({ product: z.optional(detailsProduct) }),
  answer: accountFields,
  errors: ['notFound'],
})
