import * as z from 'zod/mini'
import { regions } from '../../foundation/region/regions.ts'
import { boundedText } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { maxSearchLength } from '../../platform/api/lists.ts'
import { companySuggestion } from '../register/model.ts'

/** Suggests up to ten companies while a name, a domain or a place is typed. */
export const suggestCompanies = endpoint({
  id: 'suggestCompanies',
  method: 'GET',
  path: '/api/account/v1/register/search',
  summary: 'Suggest companies',
  description:
    'Companies by name, domain or place: the caller’s own accounts first, then the register. Records of other agencies are never among them.',
  source: 'spec 3 §9 (account-name suggestions); the path is chosen',
  audience: 'token',
  permission: 'account:read',
  rateLimit: 'suggestion',
  query: z.object({
    search: boundedText(maxSearchLength).check(z.trim(), z.normalize('NFC')),
    /** The caller's region when absent. */
    country: z.optional(z.enum(regions)),
  }),
  answer: z.object({ content: z.array(companySuggestion) }),
  errors: ['tooManyRequests'],
})
