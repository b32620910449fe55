import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { listQuery } from '../../platform/api/lists.ts'
import { countQuery } from '../../platform/lists/status-counts.ts'
import { account, accountPage, accountRelations, statusCounts, verification } from './model.ts'
import { id } from '../../foundation/validation/bounded.ts'
import { exportCall } from '../../platform/exports/export.ts'

export const searchAccounts = endpoint({
  id: 'searchAccounts',
  method: 'GET',
  path: '/api/account/v1/search',
  summary: 'Search accounts',
  description: 'The insured companies the caller can see.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'account:read',
  query: listQuery,
  answer: accountPage,
  errors: ['unknownSort', 'unknownFilter'],
})

export const countAccounts = endpoint({
  id: 'countAccounts',
  method: 'GET',
  path: '/api/account/v1/stats/status',
  summary: 'Count accounts by status',
  description: 'The accounts that the caller can see, counted like the rows of their list.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'account:read',
  work: 'heavy',
  query: countQuery,
  answer: statusCounts,
  errors: ['unknownFilter'],
})

export const listCompetitors = endpoint({
  id: 'listCompetitors',
  method: 'GET',
  path: '/api/account/v1/competitors/{id}',
  summary: 'List the agencies of an account’s company',
  description: 'The owner and the other agencies with an account of the same company, for staff.',
  source: 'spec 2 §7; the path is chosen',
  audience: 'token',
  permission: 'account:enter',
  params: z.object({ id: id() }),
  answer: accountRelations,
  errors: ['notFound'],
})

export const getAccount = endpoint({
  id: 'getAccount',
  method: 'GET',
  path: '/api/account/v1/{id}',
  summary: 'Get an account',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'account:read',
  params: z.object({ id: id() }),
  answer: account,
  errors: ['notFound'],
})

export const checkDomain = endpoint({
  id: 'checkDomain',
  method: 'GET',
  path: '/api/account/v1/domains/{domain}/check',
  summary: 'Check a domain',
  description: 'Whether it can be an insured company’s domain.',
  source: 'spec 1 §5; the path is chosen',
  audience: 'token',
  permission: 'any',
  rateLimit: 'domainCheck',
  params: z.object({ domain: z.string().check(z.trim(), z.maxLength(320, 'tooLong')) }),
  answer: z.object({ domain: z.string(), valid: z.boolean() }),
  errors: ['tooManyRequests'],
})

/**
 * Unverified to verified, once. Facts that change the price are changed by updating the quote only, and
 * other known ones by updating the details. If-Match is `modified` of the account that was read.
 */
export const verifyAccount = endpoint({
  id: 'verifyAccount',
  method: 'PUT',
  path: '/api/account/v1/profile/verify',
  summary: 'Verify an account',
  description:
    'Records that the agent has verified the account as it is, with facts that it lacked. Facts that differ from known ones are refused. Calling again returns the same record.',
  source: 'spec 2 §4, §7',
  audience: 'token',
  permission: 'account:verify',
  rateLimit: 'saving',
  idempotency: 'key',
  body: verification,
  answer: account,
  errors: ['notFound', 'accountFactsDiffer'],
})

/** The accounts of a list call as a file. */
export const exportAccounts = endpoint({
  ...exportCall,
  id: 'exportAccounts',
  path: '/api/account/v1/search/export',
  summary: 'Export accounts',
  permission: 'account:read',
})
