import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { required, secret, tokens } from '../session/model.ts'
import { passwordChange, passwordConstraint, passwordInput } from './model.ts'

const linkToken = z.object({ token: required })
const linkErrors = ['linkNotFound'] as const

export const listPasswordConstraints = endpoint({
  id: 'listPasswordConstraints',
  method: 'GET',
  path: '/api/auth/v1/password-constraints',
  summary: 'Lists the rules of passwords.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'passwordCheck',
  answer: z.array(passwordConstraint),
})

export const validatePassword = endpoint({
  id: 'validatePassword',
  method: 'POST',
  path: '/api/auth/v1/validate-password',
  summary:
    'Checks a password against the rules. 400 lists the rules it breaks in `errors`, `code` being the rule’s errorCode. A link’s token adds what is known of its user.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'passwordCheck',
  query: z.object({ token: z.optional(required) }),
  body: passwordInput,
  errors: ['passwordRefused'],
})

export const requestPasswordReset = endpoint({
  id: 'requestPasswordReset',
  method: 'POST',
  path: '/api/auth/v1/passwords/{id}/reset',
  summary:
    'Mails a link to set a new password to the e-mail address `id`, if a user has it: the answer is the same either way. Needs a solved human check.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'link',
  params: z.object({ id: required }),
  query: z.object({ captchaResponse: z.string().check(z.maxLength(4096, 'tooLong')) }),
  errors: ['humanCheckFailed', 'tooManyRequests'],
})

export const sendPasswordReset = endpoint({
  id: 'sendPasswordReset',
  method: 'PUT',
  path: '/api/auth/v1/passwords/{email}/reset',
  summary: 'Mails another user of the viewer’s reach a link to set a new password.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'user:manage',
  rateLimit: 'invitation',
  params: z.object({ email: required }),
  errors: ['notFound'],
})

export const checkPasswordReset = endpoint({
  id: 'checkPasswordReset',
  method: 'GET',
  path: '/api/auth/v1/checkPasswordReset/{token}',
  summary: 'Tells whether the link to set a new password still works.',
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
  summary:
    'Sets the password of a link’s user, ends their other sessions and signs them in. The link works once.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'link',
  params: linkToken,
  body: z.object({ password: secret, mfaCode: z.optional(z.string().check(z.maxLength(16))) }),
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
  summary: 'Changes the viewer’s own password; their other sessions end, and a mail says so.',
  source: 'spec 1 §7',
  audience: 'token',
  permission: 'any',
  record: 'self',
  rateLimit: 'factor',
  impersonation: 'refused',
  body: passwordChange,
  errors: [
    'passwordRefused',
    'currentPasswordWrong',
    'passwordChangedMeanwhile',
    'mfaChangedMeanwhile',
    'tooManyAttempts',
  ],
})
