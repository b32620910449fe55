import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { required, secret } from '../session/model.ts'
import { factors, mfaCode, mfaCodes, mfaSetUp, mfaSetUpInput } from './model.ts'

const codeErrors = ['mfaCodeRefused', 'mfaSetUpMissing'] as const

export const setUpMfa = endpoint({
  id: 'setUpMfa',
  method: 'POST',
  path: '/api/auth/v1/mfa/setup',
  summary: 'Start setting up MFA',
  description:
    'Returns the secret for an authenticator app, or sends a code by email or text. Call again to send another code.',
  source: 'own design',
  audience: 'token',
  permission: 'any',
  record: 'self',
  rateLimit: 'factor',
  impersonation: 'refused',
  idempotency: 'tokens',
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
  summary: 'Turn on MFA',
  description:
    'Takes two consecutive codes from an authenticator app, or one code sent by email or text. Sends a confirmation email.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  record: 'self',
  rateLimit: 'factor',
  impersonation: 'refused',
  idempotency: 'tokens',
  query: z.object({ mfaType: z.enum(factors) }),
  body: mfaCodes,
  errors: codeErrors,
})

export const verifyMfa = endpoint({
  id: 'verifyMfa',
  method: 'POST',
  path: '/api/auth/v1/mfa/verify',
  summary: 'Check an MFA code',
  description: 'Checks one code of the method being set up. Changes nothing.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  record: 'self',
  rateLimit: 'factor',
  impersonation: 'refused',
  idempotency: 'tokens',
  body: mfaCode,
  errors: codeErrors,
})

export const resetMfa = endpoint({
  id: 'resetMfa',
  method: 'POST',
  path: '/api/auth/v1/mfa/reset',
  summary: 'Turn off MFA',
  description: 'For the caller. Sends a confirmation email.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  record: 'self',
  rateLimit: 'factor',
  impersonation: 'refused',
  idempotency: 'tokens',
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
  summary: 'Request an MFA reset',
  description:
    'For users who lost their second factor. Takes the email address (`id`) and the password, and emails a reset link.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'signIn',
  idempotency: 'key',
  params: z.object({ id: required }),
  body: z.object({ password: secret }),
  errors: ['loginFailed', 'tooManyAttempts'],
})

export const confirmMfaReset = endpoint({
  id: 'confirmMfaReset',
  method: 'POST',
  path: '/api/auth/v1/validateMFAReset/token/{resetMFAToken}',
  summary: 'Reset MFA by link',
  description: 'Turns off MFA for the user of the link. The link works once.',
  source: 'own design',
  audience: 'public',
  rateLimit: 'link',
  idempotency: 'key',
  params: z.object({ resetMFAToken: required }),
  errors: ['linkNotFound'],
})
