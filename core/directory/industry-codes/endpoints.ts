import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { pageOf, searchQuery } from '../../platform/api/lists.ts'
import { regions } from '../../foundation/region/regions.ts'
import { industryCode } from './model.ts'

/** Searches the industry table of a country by words or the start of a code. */
export const searchIndustryCodes = endpoint({
  id: 'searchIndustryCodes',
  method: 'GET',
  path: '/api/account/v1/naics/search',
  summary: 'Search industry codes',
  description:
    'Searches by name or code, in the country’s scheme: NAICS, SIC or ANZSIC. Uses the first six words.',
  source: 'spec 2 §7 Account service',
  audience: 'token',
  permission: 'rating:read',
  work: 'light',
  query: z.extend(searchQuery, {
    /** Always 0, because rows with the same description are merged. */
    dup: z.optional(z.literal('0')),
    country: z.optional(z.enum(regions)),
  }),
  answer: pageOf(industryCode),
})
