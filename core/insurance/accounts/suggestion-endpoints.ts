import * as z from 'zod/mini'
import { regions } from '../../foundation/region/regions.ts'
import { boundedText } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { maxSearchLength } from '../../platform/api/lists.ts'
import { companySuggestion } from '../register/model.ts'

/** Suggests up to ten companies as the user types a name, a domain or a place. */
export const suggestCompanies = endpoint({
  id: 'suggestCompanies',
  method: 'GET',
  path: '/api/account/v1/register/search',
  summary: 'Suggest companies',
  description:
    'Companies by name, domain or location: the caller’s own accounts first, then the register. Never includes records of other agencies.',
  source: 'spec 3 §9 (account-name suggestions); path not specified',
  audience: 'token',
  permission: 'account:read',
  rateLimit: 'suggestion',
  query: z.object({
    search: boundedText(maxSearchLength).check(z.trim(), z.normalize('NFC')),
    /** Defaults to the caller's region. */
    country: z.optional(z.enum(regions)),
  }),
  answer: z.object({ content: z.array(companySuggestion) }),
  errors: ['tooManyRequests'],
})
