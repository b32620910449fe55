import { endpoint } from '../../platform/api/endpoint.ts'
import { tokens } from '../session/model.ts'
import { signInInput } from './model.ts'

export const signIn = endpoint({
  id: 'signIn',
  method: 'POST',
  path: '/api/auth/v1/login',
  summary: 'Log in',
  description:
    'Exchanges an email address and password for tokens. Returns 307 with `mfaType`, without a Location header, if an MFA code is required. Codes by email or text have been sent by then.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'signIn',
  idempotency: 'tokens',
  work: 'heavy',
  body: signInInput,
  answer: tokens,
  errors: [
    'mfaRequired',
    'loginFailed',
    'userDisabled',
    'accountTypeUnknown',
    'mfaCodeRefused',
    'emailNotValidated',
    'passwordExpired',
    'tooManyAttempts',
  ],
})
