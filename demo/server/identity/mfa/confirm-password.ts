import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { SignedIn } from '../../kernel/signed-in.ts'
import { secretMatches } from '../credentials/secrets.ts'
import { withdrawOnError, countConfirmation } from '../credentials/attempts.ts'
import { credentialStateOf, type CredentialState } from './credential-state.ts'

/** The user who confirms, and the session they signed in by. */
export type Confirming = Pick<SignedIn, 'userId' | 'sessionId' | 'parentSessionId'>

/**
 * Asks a signed-in user's password again before password or factor are changed, and returns their
 * current state. Wrong ones count for the session, separately from those at the sign-in: strangers
 * who guess there cannot keep the user from changing the password. `field` is the field of the
 * error.
 */
export const confirmPassword = async (
  services: Services,
  { userId, sessionId, parentSessionId }: Confirming,
  password: string,
  field = 'password',
): Promise<CredentialState> => {
  const attempt = await countConfirmation(services, userId, parentSessionId ?? sessionId)
  const credentials = await credentialStateOf(services, userId)
  if (!(await withdrawOnError(attempt, secretMatches(services, credentials.passwordHash, password)))) {
    throw new ApiError('currentPasswordWrong', {
      fieldErrors: [{ code: 'currentPasswordWrong', field }],
    })
  }
  await attempt.withdraw()
  return credentials
}
