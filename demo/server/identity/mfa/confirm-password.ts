import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { SignedIn } from '../../kernel/signed-in.ts'
import { secretMatches } from '../credentials/secrets.ts'
import { withdrawOnError, countConfirmation } from '../credentials/attempts.ts'
import { credentialStateOf, type CredentialState } from './credential-state.ts'

/** The user who confirms their password, and their session. */
export type Confirming = Pick<SignedIn, 'userId' | 'sessionId' | 'parentSessionId'>

/**
 * Checks a signed-in user's password before a change of password or second factor, and returns
 * their current credentials. Wrong passwords count for the session and not for the sign-in, so that
 * an attacker who guesses there cannot block the change. `field` is the field of the error.
 */
export const confirmPassword = async (
  services: Services,
  { userId, sessionId, parentSessionId }: Confirming,
  password: string,
  field = 'password',
): Promise<CredentialState> => {
  const attempt = await countConfirmation(services, userId, parentSessionId ?? sessionId)
  const credentials = await credentialStateOf(services, userId)
  if (
    !(await withdrawOnError(attempt, secretMatches(services, credentials.passwordHash, password)))
  ) {
    throw new ApiError('currentPasswordWrong', {
      fieldErrors: [{ code: 'currentPasswordWrong', field }],
    })
  }
  await attempt.withdraw()
  return credentials
}
