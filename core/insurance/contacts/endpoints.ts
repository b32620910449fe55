import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import {
  accountContacts,
  agencyAssignment,
  agentChange,
  agentChoices,
  contactChange,
  myAgent,
  myAgentChange,
  policyholderChange,
} from './model.ts'

const accountParams = z.object({ accountId: id() })

/** Reads the contacts of an account. */
export const getContacts = endpoint({
  id: 'getContacts',
  method: 'GET',
  path: '/api/account/v1/contact/{accountId}',
  summary: 'Get the contacts of an account',
  description: 'The policyholder, the agent and the assigned teams.',
  source: 'spec 2 §7 (contact); method and response not specified',
  audience: 'token',
  permission: 'account:review',
  params: accountParams,
  answer: accountContacts,
  errors: ['notFound'],
})

/** Adds or edits the policyholder of an account. If-Match takes `modified` of its contacts. */
export const saveContact = endpoint({
  id: 'saveContact',
  method: 'POST',
  path: '/api/account/v1/contact',
  summary: 'Add or edit the contact of an account',
  description:
    'Sets the policyholder of the account, and invites them to the platform if `addUserToSystem` is true.',
  source: 'spec 2 §7 (contact), spec 3 §3; method not specified',
  audience: 'token',
  permission: 'account:update',
  rateLimit: 'invitation',
  idempotency: 'key',
  body: contactChange,
  answer: accountContacts,
  errors: ['notFound', 'accountChanged'],
})

/** Updates the policyholder of an account, its open quotes and its policies. */
export const updatePolicyholder = endpoint({
  id: 'updatePolicyholder',
  method: 'PUT',
  path: '/api/account/v1/contact/policyholder',
  summary: 'Update the policyholder of an account',
  description:
    'Also updates its open quotes and its policies that have not ended. Prices do not change.',
  source: 'spec 3 §3; path not specified',
  audience: 'token',
  permission: 'account:update',
  rateLimit: 'saving',
  idempotency: 'key',
  body: policyholderChange,
  answer: accountContacts,
  errors: ['notFound', 'accountChanged'],
})

/** Lists the agents that an account can be assigned to. */
export const listAgents = endpoint({
  id: 'listAgents',
  method: 'GET',
  path: '/api/account/v1/contact/{accountId}/agents',
  summary: 'List the agents of an account’s agency',
  description: 'Its active users with their teams, and all of its teams.',
  source: 'own design',
  audience: 'token',
  permission: 'account:update',
  params: accountParams,
  answer: agentChoices,
  errors: ['notFound'],
})

/** Lists the agents that a new account of an agency can be assigned to. */
export const listAgencyAgents = endpoint({
  id: 'listAgencyAgents',
  method: 'GET',
  path: '/api/account/v1/account/agents/{agencyId}',
  summary: 'List the agents of an agency',
  description: 'Its active users with their teams, and all of its teams. Provider staff only.',
  source: 'spec 3 §6 (agent choices of provider staff); path not specified',
  audience: 'token',
  permission: 'account:assign',
  params: z.object({ agencyId: id() }),
  answer: agentChoices,
  errors: ['notFound'],
})

/** Assigns an account to another agent of its agency, with a team. */
export const changeAgent = endpoint({
  id: 'changeAgent',
  method: 'PUT',
  path: '/api/account/v1/contact/agent',
  summary: 'Change the agent of an account',
  description:
    'Sets the agent on the account’s open and future quotes. If the agent has teams, the account goes to one of them.',
  source: 'spec 3 §3; path not specified',
  audience: 'token',
  permission: 'account:update',
  rateLimit: 'saving',
  idempotency: 'key',
  body: agentChange,
  answer: accountContacts,
  errors: ['notFound', 'accountChanged', 'contactMissing', 'agentUnknown'],
})

/** Creates an account of the same company for another agency. */
export const assignAgency = endpoint({
  id: 'assignAgency',
  method: 'POST',
  path: '/api/account/v1/agency/assign',
  summary: 'Assign an agency to an account’s company',
  description:
    'Creates an account for the agency with the company’s name, location, domain and policyholder. With `link`, the agency becomes the company’s owner; otherwise it is interested.',
  source: 'spec 3 §3; path not specified',
  audience: 'token',
  permission: 'account:assign',
  rateLimit: 'saving',
  idempotency: 'key',
  body: agencyAssignment,
  answer: z.object({ accountId: z.string() }),
  errors: ['notFound', 'agencyAssigned'],
})

/** Reads the agent of the signed-in policyholder, and the interested agencies. */
export const getMyAgent = endpoint({
  id: 'getMyAgent',
  method: 'GET',
  path: '/api/account/v1/my-agent',
  summary: 'Get my agent and the interested agencies',
  description: 'Agencies with an account of the caller’s company whose policyholder is the caller.',
  source: 'spec 3 §2, §4; path not specified',
  audience: 'token',
  permission: 'account:appoint',
  answer: myAgent,
  errors: ['notFound'],
})

/**
 * Sets or removes the agent of the signed-in policyholder. If-Match takes `version` of the response.
 */
export const setMyAgent = endpoint({
  id: 'setMyAgent',
  method: 'PUT',
  path: '/api/account/v1/my-agent',
  summary: 'Set or remove my agent',
  description:
    'With `link` true, active quotes of other agencies become invalid. With `link` false, the agency becomes interested again.',
  source: 'spec 3 §3, §4; path not specified',
  audience: 'token',
  permission: 'account:appoint',
  rateLimit: 'saving',
  idempotency: 'key',
  body: myAgentChange,
  answer: myAgent,
  errors: ['notFound', 'agentChanged', 'agentNotSet'],
})
