import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { maxSearchLength } from '../../platform/api/lists.ts'
import { agency } from './model.ts'
import { newAgency } from './new-agency.ts'
import { regions } from '../../foundation/region/regions.ts'
import { id } from '../../foundation/validation/bounded.ts'

export const getAgency = endpoint({
  id: 'getAgency',
  method: 'GET',
  path: '/api/account/v1/agency/{id}',
  summary: 'Get an agency',
  description: 'Includes its contact.',
  source: 'own design',
  audience: 'token',
  permission: 'agency:read',
  params: z.object({ id: id() }),
  answer: agency,
  errors: ['notFound'],
})

/** An agency in pickers and lists; includes its contact for users who can see its record. */
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
/** An agency in a picker. */
export type AgencyBrief = z.output<typeof agencyBrief>

/** Searches agencies for a picker (spec 3 §9: 100 at a time). */
export const searchAgencies = endpoint({
  id: 'searchAgencies',
  method: 'GET',
  path: '/api/account/v1/agency/search',
  summary: 'Search agencies',
  description:
    'Searches by name, number or location. Staff search all agencies of a region, managed security providers the appointed ones, agencies their own. Returns 100 at most. The contact is returned to staff and to the agency itself.',
  source: 'spec 2 §7, spec 3 §6, §9',
  audience: 'token',
  permission: 'account:refer',
  query: z.object({
    search: z.optional(z.string().check(z.maxLength(maxSearchLength, 'tooLong'))),
    /** The caller's region by default. */
    country: z.optional(z.enum(regions)),
    /** Only this agency, for addresses with its id. */
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
  description: 'The contact becomes the first user and is invited by email.',
  source: 'spec 3 §7',
  audience: 'token',
  permission: 'agency:manage',
  rateLimit: 'saving',
  idempotency: 'key',
  body: newAgency,
  answer: agency,
  errors: ['agencyExists', 'emailTaken'],
})
