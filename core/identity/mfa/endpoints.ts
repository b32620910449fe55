import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { required, secret } from '../session/model.ts'
import { factors, mfaCode, mfaCodes, mfaSetUp, mfaSetUpInput } from './model.ts'

const codeErrors = ['mfaCodeRefused', 'mfaSetUpMissing'] as const

export const setUpMfa = endpoint({
  id: 'setUpMfa',
  method: 'POST',
  path: '/api/auth/v1/mfa/setup',
  summary:
    'Begins to set up a second factor: gives the secret of an authenticator app, or sends a code. Repeated, it sends another code.',
  source: 'chosen',
  audience: 'token',
  permission: 'any',
  record: 'self',
  rateLimit: 'factor',
  impersonation: 'refused',
  body: mfaSetUpInput,
  answer: mfaSetUp,
  errors: [
    'currentPasswordWrong',
    'passwordChangedMeanwhile',
    'mfaChangedMeanwhile',
    'phoneRequired',
    'codeTooSoon',
    'tooManyAttempts',
  ],
})

export const updateMfa = endpoint({
  id: 'updateMfa',
  method: 'PUT',
  path: '/api/auth/v1/mfa/update',
  summary:
    'Turns on the factor that is being set up: two consecutive codes of an authenticator app, one code by text or e-mail. A mail says so.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  record: 'self',
  rateLimit: 'factor',
  impersonation: 'refused',
  query: z.object({ mfaType: z.enum(factors) }),
  body: mfaCodes,
  errors: codeErrors,
})

export const verifyMfa = endpoint({
  id: 'verifyMfa',
  method: 'POST',
  path: '/api/auth/v1/mfa/verify',
  summary: 'Checks one code of the factor that is being set up, and changes nothing.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  record: 'self',
  rateLimit: 'factor',
  impersonation: 'refused',
  body: mfaCode,
  errors: codeErrors,
})

export const resetMfa = endpoint({
  id: 'resetMfa',
  method: 'POST',
  path: '/api/auth/v1/mfa/reset',
  summary: 'Turns the viewer’s own second factor off. A mail says so.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  record: 'self',
  rateLimit: 'factor',
  impersonation: 'refused',
  body: z.object({ password: secret }),
  errors: [
    'currentPasswordWrong',
    'passwordChangedMeanwhile',
    'mfaChangedMeanwhile',
    'tooManyAttempts',
  ],
})

export const requestMfaReset = endpoint({
  id: 'requestMfaReset',
  method: 'POST',
  path: '/api/auth/v1/validateMFAReset/{id}',
  summary:
    'For who lost the second factor: e-mail address `id` and password send a link that turns it off.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'signIn',
  params: z.object({ id: required }),
  body: z.object({ password: secret }),
  errors: ['loginFailed', 'tooManyAttempts'],
})

export const confirmMfaReset = endpoint({
  id: 'confirmMfaReset',
  method: 'POST',
  path: '/api/auth/v1/validateMFAReset/token/{resetMFAToken}',
  summary: 'Turns off the second factor of a link’s user. The link works once.',
  source: 'chosen',
  audience: 'public',
  rateLimit: 'link',
  params: z.object({ resetMFAToken: required }),
  errors: ['linkNotFound'],
})
