import * as z from 'zod/mini'
import { codeOf } from '../../foundation/validation/code-digits.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { required, secret, tokens } from '../session/model.ts'
import { passwordChange, passwordConstraint, passwordInput } from './model.ts'

const linkToken = z.object({ token: required })
const linkErrors = ['linkNotFound'] as const

export const listPasswordConstraints = endpoint({
  id: 'listPasswordConstraints',
  method: 'GET',
  path: '/api/auth/v1/password-constraints',
  summary: 'List password rules',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'passwordCheck',
  answer: z.array(passwordConstraint),
})

export const validatePassword = endpoint({
  id: 'validatePassword',
  method: 'POST',
  path: '/api/auth/v1/validate-password',
  summary: 'Check a password',
  description:
    'Returns 400 with the broken rules in `errors`; each `code` is a rule’s `errorCode`. With a link’s token, the password is also compared with the user’s name and email.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'passwordCheck',
  idempotency: 'natural',
  query: z.object({ token: z.optional(required) }),
  body: passwordInput,
  errors: ['passwordRefused'],
})

export const requestPasswordReset = endpoint({
  id: 'requestPasswordReset',
  method: 'POST',
  path: '/api/auth/v1/passwords/{email}/reset',
  summary: 'Request a password reset',
  description:
    'Emails a reset link if the address has a user. The response is the same if it doesn’t. Requires a solved human check.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'link',
  idempotency: 'key',
  params: z.object({ email: required }),
  query: z.object({ captchaResponse: z.string().check(z.maxLength(4096, 'tooLong')) }),
  errors: ['humanCheckFailed', 'tooManyRequests'],
})

export const sendPasswordReset = endpoint({
  id: 'sendPasswordReset',
  method: 'PUT',
  path: '/api/auth/v1/passwords/{email}/reset',
  summary: 'Send a user a password reset',
  description: 'Emails a reset link to another user whom the caller manages.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'user:manage',
  rateLimit: 'invitation',
  idempotency: 'key',
  params: z.object({ email: required }),
  errors: ['notFound'],
})

export const checkPasswordReset = endpoint({
  id: 'checkPasswordReset',
  method: 'GET',
  path: '/api/auth/v1/checkPasswordReset/{token}',
  summary: 'Check a password reset link',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'link',
  params: linkToken,
  errors: linkErrors,
})

export const setPassword = endpoint({
  id: 'setPassword',
  method: 'POST',
  path: '/api/auth/v1/validatePasswordReset/{token}',
  summary: 'Set a password by reset link',
  description: 'Ends the user’s other sessions and logs them in. The link works once.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'link',
  idempotency: 'tokens',
  params: linkToken,
  body: z.object({
    password: secret,
    mfaCode: z.optional(z.string().check(z.maxLength(40), z.overwrite(codeOf))),
  }),
  answer: tokens,
  errors: [
    'mfaRequired',
    'passwordRefused',
    'mfaCodeRefused',
    'passwordChangedMeanwhile',
    'mfaChangedMeanwhile',
    'userDisabled',
    'accountTypeUnknown',
    'tooManyAttempts',
    ...linkErrors,
  ],
})

export const changePassword = endpoint({
  id: 'changePassword',
  method: 'PUT',
  path: '/api/auth/v1/me/password',
  summary: 'Change my password',
  description: 'Ends the caller’s other sessions and sends a confirmation email.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  record: 'self',
  rateLimit: 'factor',
  impersonation: 'refused',
  idempotency: 'tokens',
  body: passwordChange,
  errors: [
    'passwordRefused',
    'currentPasswordWrong',
    'passwordChangedMeanwhile',
    'mfaChangedMeanwhile',
    'tooManyAttempts',
  ],
})
