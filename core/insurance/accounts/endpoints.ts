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
  description: 'Counts the accounts that the caller can see, as in their list.',
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
  description: 'The owner and the other agencies with an account of the same company. Staff only.',
  source: 'spec 2 §7; path not specified',
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
  description: 'Checks whether it can be an insured company’s domain.',
  source: 'spec 1 §5; path not specified',
  audience: 'token',
  permission: 'any',
  rateLimit: 'domainCheck',
  params: z.object({ domain: z.string().check(z.trim(), z.maxLength(320, 'tooLong')) }),
  answer: z.object({ domain: z.string(), valid: z.boolean() }),
  errors: ['tooManyRequests'],
})

/**
 * Verification cannot be undone. Data that affects the price can be changed
 * only by updating the quote, other known data by updating the details. If-Match takes `modified`
 * of the account that was read.
 */
export const verifyAccount = endpoint({
  id: 'verifyAccount',
  method: 'PUT',
  path: '/api/account/v1/profile/verify',
  summary: 'Verify an account',
  description:
    'Records that the agent has verified the account, and fills in missing data. Data that differs from known data is rejected. Calling again returns the same record.',
  source: 'spec 2 §4, §7',
  audience: 'token',
  permission: 'account:verify',
  rateLimit: 'saving',
  idempotency: 'key',
  body: verification,
  answer: account,
  errors: ['notFound', 'accountFactsDiffer'],
})

/** Exports the accounts of a list query as a file. */
export const exportAccounts = endpoint({
  ...exportCall,
  id: 'exportAccounts',
  path: '/api/account/v1/search/export',
  summary: 'Export accounts',
  permission: 'account:read',
})
