import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { longestSearch } from '../../platform/api/lists.ts'
import { agency } from './model.ts'
import { newAgency } from './new-agency.ts'
import { regions } from '../../foundation/region/regions.ts'
import { id } from '../../foundation/validation/bounded.ts'

export const getAgency = endpoint({
  id: 'getAgency',
  method: 'GET',
  path: '/api/account/v1/agency/{id}',
  summary: 'Get an agency',
  description: 'Includes the agent to contact.',
  source: 'chosen',
  audience: 'token',
  permission: 'agency:read',
  params: z.object({ id: id() }),
  answer: agency,
  errors: ['notFound'],
})

/** An agency as pickers and lists show it; with its contact for those who see its record. */
const agencyBrief = z.object({
  id: z.string(),
  name: z.string(),
  npn: z.optional(z.string()),
  city: z.string(),
  state: z.optional(z.string()),
  agentFirstName: z.optional(z.string()),
  agentLastName: z.optional(z.string()),
  agentEmail: z.optional(z.string()),
  agentPhone: z.optional(z.string()),
})
/** An agency of a picker. */
export type AgencyBrief = z.output<typeof agencyBrief>

/** Reads agencies for a picker (spec 3 §9: 100 at a time). */
export const searchAgencies = endpoint({
  id: 'searchAgencies',
  method: 'GET',
  path: '/api/account/v1/agency/search',
  summary: 'Search agencies',
  description:
    'By name, number or place, among those of a region that the caller may add accounts for: all for staff, the appointed ones for managed security providers, their own for agencies; at most 100. Staff and the agency itself get its contact too.',
  source: 'spec 2 §7, spec 3 §6, §9',
  audience: 'token',
  permission: 'account:refer',
  query: z.object({
    search: z.optional(z.string().check(z.maxLength(longestSearch, 'tooLong'))),
    /** The caller's region when absent. */
    country: z.optional(z.enum(regions)),
    /** Only this one: an address may name an agency by its id. */
    id: z.optional(id()),
  }),
  answer: z.object({ content: z.array(agencyBrief) }),
})

/** Adds an agency and invites its first user. */
export const addAgency = endpoint({
  id: 'addAgency',
  method: 'POST',
  path: '/api/account/v1/agency',
  summary: 'Add an agency',
  description: 'Its contact becomes its first user, and is invited by mail.',
  source: 'spec 3 §7',
  audience: 'token',
  permission: 'agency:manage',
  rateLimit: 'saving',
  idempotency: 'key',
  body: newAgency,
  answer: agency,
  errors: ['agencyExists', 'emailTaken'],
})
