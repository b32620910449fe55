import { endpoint } from '../../platform/api/endpoint.ts'
import { accountParams, risk } from './model.ts'

/** Reads the risk of an account; the first read since it has its domain queues the scan of that. */
export const getRisk = endpoint({
  id: 'getRisk',
  method: 'GET',
  path: '/api/risk/v1/{accountId}',
  summary: 'Get the risk of an account',
  description:
    'Scores with the findings that explain them, and their history. The first call since the account has its domain queues a scan; `scan` is `running` until it is done.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'risk:read',
  params: accountParams,
  answer: risk,
  errors: ['notFound'],
})

/** Queues a scan of the account's domain. */
export const refreshRisk = endpoint({
  id: 'refreshRisk',
  method: 'POST',
  path: '/api/risk/v1/{accountId}/refresh',
  summary: 'Scan an account again',
  description:
    'Queues a scan; calling again while it runs queues no other. Limited for each account.',
  source: 'spec 2 §7; the method is chosen',
  audience: 'token',
  permission: 'risk:refresh',
  rateLimit: 'scan',
  idempotency: 'natural',
  params: accountParams,
  answer: risk,
  errors: ['notFound', 'domainMissing', 'scansOff', 'tooManyRequests'],
})

/** Scores the stored findings again, without a scan. */
export const reloadRisk = endpoint({
  id: 'reloadRisk',
  method: 'POST',
  path: '/api/risk/v1/{accountId}/reload',
  summary: 'Score an account again',
  description:
    'Scores the stored findings by the present rating of findings and the account’s present industry, without a scan.',
  source: 'spec 2 §7; the method is chosen',
  audience: 'token',
  permission: 'risk:refresh',
  rateLimit: 'scan',
  idempotency: 'natural',
  params: accountParams,
  answer: risk,
  errors: ['notFound', 'tooManyRequests'],
})

/** Scans an account's domain on demand. */
export const scanAccount = endpoint({
  id: 'scanAccount',
  method: 'POST',
  path: '/api/account/v1/scan/{accountId}',
  summary: 'Scan an account on demand',
  description: 'The same scan as `refreshRisk`, with the same limits.',
  source: 'spec 2 §7, spec 3 §2; method and path are chosen',
  audience: 'token',
  permission: 'risk:refresh',
  rateLimit: 'scan',
  idempotency: 'natural',
  params: accountParams,
  answer: risk,
  errors: ['notFound', 'domainMissing', 'scansOff', 'tooManyRequests'],
})
