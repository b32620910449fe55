import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { pageOf, searchQuery } from '../../platform/api/lists.ts'
import { regions } from '../../foundation/region/regions.ts'
import { state } from './model.ts'

/** Searches the states of a country by name or code. */
export const searchStates = endpoint({
  id: 'searchStates',
  method: 'GET',
  path: '/api/account/v1/state/search',
  summary: 'Search states',
  description: 'Searches by name or code.',
  source: 'spec 3 §7 Industry codes and states',
  audience: 'token',
  permission: 'rating:read',
  work: 'light',
  query: z.extend(searchQuery, { country: z.optional(z.enum(regions)) }),
  answer: pageOf(state),
})
