import * as z from 'zod/mini'
import { boundedText, id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { listQuery } from '../../platform/api/lists.ts'
import { idParams } from '../quotes/params.ts'
import { noticeStates } from '../quotes/surplus-notice.ts'
import {
  confirmedLicense,
  maxNoticeBytes,
  surplusLicense,
  surplusLicenseChange,
  surplusLicenseInput,
  surplusLicensePage,
} from './license-model.ts'

/** The maximum length of a signed notice in base64. */
const maxFileLength = Math.ceil(maxNoticeBytes / 3) * 4

const saveErrors = ['notFound', 'invalidInput', 'tooManySurplusLicenses'] as const

/** Search parameters of licenses, in addition to the common list parameters (spec 3 §7). */
const licenseQuery = z.extend(listQuery, {
  surplusLinesState: z.optional(boundedText(2)),
  agencyId: z.optional(id()),
  email: z.optional(boundedText(320)),
})
export type LicenseQuery = z.output<typeof licenseQuery>

/** Lists the surplus lines licenses of the agencies that the caller can see. */
export const searchSurplusLicenses = endpoint({
  id: 'searchSurplusLicenses',
  method: 'GET',
  path: '/api/account/v1/agency/surplus/search',
  summary: 'List surplus lines licenses',
  source: 'spec 3 §7',
  audience: 'token',
  permission: 'agency:review',
  query: licenseQuery,
  answer: surplusLicensePage,
})

/** Lists the surplus lines licenses of every agency. */
export const searchAllSurplusLicenses = endpoint({
  id: 'searchAllSurplusLicenses',
  method: 'GET',
  path: '/api/account/v1/agency/cowbell/surplus/search',
  summary: 'List the surplus lines licenses of every agency',
  description: 'Provider administrators only.',
  source: 'spec 3 §7',
  audience: 'token',
  permission: 'agency:manage',
  query: licenseQuery,
  answer: surplusLicensePage,
})

/** Adds the surplus lines license of a broker. */
export const addSurplusLicense = endpoint({
  id: 'addSurplusLicense',
  method: 'POST',
  path: '/api/account/v1/agency/surplus',
  summary: 'Add a surplus lines license',
  description:
    'Staff must specify the agency. Others add to their own agency; the license takes effect once staff confirm it.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'agency:update',
  rateLimit: 'saving',
  idempotency: 'key',
  body: surplusLicenseInput,
  answer: surplusLicense,
  errors: saveErrors,
})

/** Reads one surplus lines license. */
export const getSurplusLicense = endpoint({
  id: 'getSurplusLicense',
  method: 'GET',
  path: '/api/account/v1/agency/surplus/{id}',
  summary: 'Get a surplus lines license',
  source: 'own design',
  audience: 'token',
  permission: 'agency:review',
  params: idParams,
  answer: surplusLicense,
  errors: ['notFound'],
})

/** Changes a surplus lines license. */
export const editSurplusLicense = endpoint({
  id: 'editSurplusLicense',
  method: 'PUT',
  path: '/api/account/v1/agency/surplus',
  summary: 'Edit a surplus lines license',
  description:
    'The license stays with its agency. With If-Match, the change applies only to the version that was read.',
  source: 'spec 3 §7',
  audience: 'token',
  permission: 'agency:update',
  rateLimit: 'saving',
  idempotency: 'key',
  body: surplusLicenseChange,
  answer: surplusLicense,
  errors: [...saveErrors, 'surplusLicenseChanged'],
})

/** Confirms the identity of a license's broker and mailbox. */
export const confirmSurplusLicense = endpoint({
  id: 'confirmSurplusLicense',
  method: 'PUT',
  path: '/api/account/v1/agency/surplus/{id}/confirm',
  summary: 'Confirm a surplus lines license',
  description:
    'Staff only. Without confirmation, and again after a change by the agency, the license cannot be used for attestations.',
  source: 'own design',
  audience: 'token',
  permission: 'agency:manage',
  rateLimit: 'saving',
  idempotency: 'key',
  params: idParams,
  body: confirmedLicense,
  answer: surplusLicense,
  errors: ['notFound', 'surplusLicenseChanged'],
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
  idempotency: 'key',
  params: idParams,
  errors: ['notFound'],
})

/** Stores a notice signed on paper, replacing an earlier one. */
export const uploadSurplusNotice = endpoint({
  id: 'uploadSurplusNotice',
  method: 'POST',
  path: '/api/account/v1/agency/surplus/notice/upload',
  summary: 'Upload a signed surplus lines notice',
  description:
    'A PDF of up to 1 MB in base64. A staff upload puts the signature on file. After an agency upload, staff must confirm it first.',
  source: 'spec 3 §7; body not specified',
  audience: 'token',
  permission: 'agency:update',
  rateLimit: 'upload',
  work: 'heavy',
  idempotency: 'key',
  body: z.object({
    licenseId: id(),
    file: boundedText(maxFileLength, 'surplus:invalid.file'),
  }),
  bodyLimit: { bytes: maxFileLength + 300, depth: 2, values: 4 },
  answer: surplusLicense,
  errors: ['notFound', 'invalidInput'],
})

/** Reads the uploaded notice of a license. */
export const downloadUploadedNotice = endpoint({
  id: 'downloadUploadedNotice',
  method: 'GET',
  path: '/api/account/v1/agency/surplus/{id}/notice',
  summary: 'Download an uploaded surplus lines notice',
  description: 'Returns no file if none was uploaded.',
  source: 'own design',
  audience: 'token',
  permission: 'agency:review',
  params: idParams,
  returns: 'file',
  errors: ['notFound'],
})

/** The notice of a state, to be signed on paper. */
export const downloadNoticeTemplate = endpoint({
  id: 'downloadNoticeTemplate',
  method: 'GET',
  path: '/api/docs/v1/template',
  summary: 'Download the template of a surplus lines notice',
  source: 'spec 3 §7',
  audience: 'token',
  permission: 'agency:review',
  query: z.object({ type: z.literal('surplusNotice'), state: z.enum(noticeStates) }),
  returns: 'file',
})
