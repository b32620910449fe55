import { endpoint } from '../../platform/api/endpoint.ts'
import { tokens } from '../session/model.ts'
import { signInInput } from './model.ts'

export const signIn = endpoint({
  id: 'signIn',
  method: 'POST',
  path: '/api/auth/v1/login',
  summary:
    'Exchanges e-mail and password for tokens. 307 asks for the code of a second factor: it carries `mfaType` and no Location; a code by e-mail or text is on its way then.',
  source: 'spec 1 §7',
  audience: 'public',
  rateLimit: 'signIn',
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
