import { endpoint } from '../../platform/api/endpoint.ts'
import { accountParams } from './closure.ts'
import { account } from './model.ts'

/** Fills in missing account data from the register. */
export const reloadAccount = endpoint({
  id: 'reloadAccount',
  method: 'POST',
  path: '/api/account/v1/reload/{accountId}',
  summary: 'Refresh the firmographic data of an account',
  description:
    'Fills in missing data from the register’s company with the same name and location. Existing values are not overwritten. The address is filled in completely or not at all.',
  source: 'spec 2 §7, spec 3 §2; method and path not specified',
  audience: 'token',
  permission: 'account:update',
  rateLimit: 'saving',
  idempotency: 'natural',
  params: accountParams,
  answer: account,
  errors: ['notFound', 'notInRegister'],
})

/** Attests that the company has no domain. */
export const attestNoDomain = endpoint({
  id: 'attestNoDomain',
  method: 'POST',
  path: '/api/account/v1/certify/{accountId}',
  summary: 'Attest that a company has no primary domain',
  description:
    'The domain then counts as complete in the profile score. Saving a domain later ends the attestation.',
  source: 'spec 2 §7, spec 3 §2; method and path not specified',
  audience: 'token',
  permission: 'account:update',
  rateLimit: 'saving',
  idempotency: 'natural',
  params: accountParams,
  answer: account,
  errors: ['notFound', 'domainKnown'],
})
