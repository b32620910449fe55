import { endpoint } from '../../platform/api/endpoint.ts'
import { accountParams, risk } from './model.ts'

/** Reads the risk of an account. The first read after the domain is known queues a scan. */
export const getRisk = endpoint({
  id: 'getRisk',
  method: 'GET',
  path: '/api/risk/v1/{accountId}',
  summary: 'Get the risk of an account',
  description:
    'Scores, the findings that explain them, and their history. The first call after the account gets a domain queues a scan; `scan` is `running` until it is done.',
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
  summary: 'Rescan an account',
  description:
    'Queues a scan. Calling again while a scan runs does not queue another. Rate-limited per account.',
  source: 'spec 2 §7; method not specified',
  audience: 'token',
  permission: 'risk:refresh',
  rateLimit: 'scan',
  idempotency: 'natural',
  params: accountParams,
  answer: risk,
  errors: ['notFound', 'domainMissing', 'scansOff', 'tooManyRequests'],
})

/** Recalculates the scores from stored findings, without a scan. */
export const reloadRisk = endpoint({
  id: 'reloadRisk',
  method: 'POST',
  path: '/api/risk/v1/{accountId}/reload',
  summary: 'Recalculate an account’s scores',
  description:
    'Recalculates the scores from stored findings, using the current ratings of findings and the account’s current industry. Does not scan.',
  source: 'spec 2 §7; method not specified',
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
  description: 'The same as `refreshRisk`, with the same limits.',
  source: 'spec 2 §7, spec 3 §2; method and path not specified',
  audience: 'token',
  permission: 'risk:refresh',
  rateLimit: 'scan',
  idempotency: 'natural',
  params: accountParams,
  answer: risk,
  errors: ['notFound', 'domainMissing', 'scansOff', 'tooManyRequests'],
})
