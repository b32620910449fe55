import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'

/** Returns no file if the cart is empty. */
export const downloadCart = endpoint({
  id: 'downloadCart',
  method: 'GET',
  path: '/api/docs/v1/cart/{accountId}',
  summary: 'Download the variations of an account',
  description: 'PDF of the current cart.',
  source: 'own design',
  audience: 'token',
  permission: 'account:review',
  params: z.object({ accountId: id() }),
  returns: 'file',
  errors: ['notFound'],
})

export const downloadComparison = endpoint({
  id: 'downloadComparison',
  method: 'GET',
  path: '/api/docs/v1/comparison/{comparisonId}',
  summary: 'Download a shared comparison',
  description: 'PDF of the current quotes.',
  source: 'own design',
  audience: 'token',
  permission: 'document:read',
  params: z.object({ comparisonId: id() }),
  returns: 'file',
  errors: ['notFound'],
})
