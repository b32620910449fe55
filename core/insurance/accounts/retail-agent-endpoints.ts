import * as z from 'zod/mini'
import { boundedText } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { accountParams } from './closure.ts'
import { retailAgencies, retailAgent, retailAgentRecord } from './retail-agent.ts'

/** Reads the retail agent of an account. */
export const getRetailAgent = endpoint({
  id: 'getRetailAgent',
  method: 'GET',
  path: '/api/account/v1/{accountId}/retail-agent',
  summary: 'Get the retail agent of an account',
  source: 'spec 2 §3, §6; path not specified',
  audience: 'token',
  permission: 'account:review',
  params: accountParams,
  answer: retailAgentRecord,
  errors: ['notFound'],
})

/** Saves the retail agent and their license, which admitted P250 requires in Florida. */
export const saveRetailAgent = endpoint({
  id: 'saveRetailAgent',
  method: 'PUT',
  path: '/api/account/v1/{accountId}/retail-agent',
  summary: 'Save the retail agent of an account',
  source: 'spec 2 §3, §6; path not specified',
  audience: 'token',
  permission: 'account:update',
  idempotency: 'natural',
  params: accountParams,
  body: retailAgent,
  answer: retailAgentRecord,
  errors: ['notFound', 'invalidInput'],
})

/** Looks up retail agencies that the account's agency has quoted for. */
export const searchRetailAgencies = endpoint({
  id: 'searchRetailAgencies',
  method: 'GET',
  path: '/api/account/v1/{accountId}/retail-agencies',
  summary: 'Look up retail agencies',
  description: 'Retail agencies of the same agency’s other accounts, by name, newest first.',
  source: 'spec 2 §3 (retail agency lookup); path not specified',
  audience: 'token',
  permission: 'account:review',
  params: accountParams,
  query: z.object({ search: z.optional(boundedText(100)) }),
  answer: retailAgencies,
  errors: ['notFound'],
})
