import * as z from 'zod/mini'
import { boundedText, id } from '../../../foundation/validation/bounded.ts'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { applicationReading, applicationRules } from './model.ts'

/** The maximum file length in base64. */
const maxLength = Math.ceil(applicationRules.maxBytes / 3) * 4

/** Stores nothing; the details form saves the values. */
export const readApplication = endpoint({
  id: 'readApplication',
  method: 'POST',
  path: '/api/account/v1/{accountId}/application',
  summary: 'Read an application of an account',
  description:
    'Reads company details from a filled-in PDF form or a CSV file of up to 2 MB, in base64. Stores nothing.',
  source: 'own design',
  audience: 'token',
  permission: 'account:update',
  rateLimit: 'upload',
  impersonation: 'unrecorded',
  work: 'heavy',
  idempotency: 'natural',
  params: z.object({ accountId: id() }),
  body: z.object({ file: boundedText(maxLength, 'api-errors:application.tooLarge') }),
  bodyLimit: { bytes: maxLength + 100, depth: 2, values: 4 },
  answer: applicationReading,
  errors: ['notFound', 'applicationRefused'],
})
