import * as z from 'zod/mini'
import { boundedText } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { idParams } from '../quotes/params.ts'
import { surplusLicense, surplusLicenseInput } from './license-model.ts'

const saveErrors = ['notFound', 'invalidInput', 'tooManySurplusLicenses'] as const

/** Lists the surplus lines licenses of the agencies that the caller sees. */
export const searchSurplusLicenses = endpoint({
  id: 'searchSurplusLicenses',
  method: 'GET',
  path: '/api/account/v1/agency/surplus/search',
  summary: 'List surplus lines licenses',
  source: 'spec 3 §7',
  audience: 'token',
  permission: 'agency:review',
  query: z.object({ surplusLinesState: z.optional(boundedText(2)) }),
  answer: z.object({ content: z.array(surplusLicense) }),
})

/** Adds the surplus lines license of a broker. */
export const addSurplusLicense = endpoint({
  id: 'addSurplusLicense',
  method: 'POST',
  path: '/api/account/v1/agency/surplus',
  summary: 'Add a surplus lines license',
  description: 'Staff name the agency; others add to their own.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'agency:update',
  rateLimit: 'saving',
  body: surplusLicenseInput,
  answer: surplusLicense,
  errors: saveErrors,
})

/** Changes a surplus lines license. */
export const editSurplusLicense = endpoint({
  id: 'editSurplusLicense',
  method: 'PUT',
  path: '/api/account/v1/agency/surplus/{id}',
  summary: 'Edit a surplus lines license',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'agency:update',
  rateLimit: 'saving',
  params: idParams,
  body: surplusLicenseInput,
  answer: surplusLicense,
  errors: saveErrors,
})

/** Removes a surplus lines license. */
export const removeSurplusLicense = endpoint({
  id: 'removeSurplusLicense',
  method: 'DELETE',
  path: '/api/account/v1/agency/surplus/{id}',
  summary: 'Remove a surplus lines license',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'agency:update',
  rateLimit: 'saving',
  params: idParams,
  errors: ['notFound'],
})
