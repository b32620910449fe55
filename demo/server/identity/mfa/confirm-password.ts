import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { SignedIn } from '../../kernel/signed-in.ts'
import { secretMatches } from '../credentials/secrets.ts'
import { compared, countConfirmation } from '../credentials/attempts.ts'
import { guardsOf, type Guards } from './guards.ts'

/** The user that confirms, and the session that they came in by. */
export type Confirming = Pick<SignedIn, 'userId' | 'sessionId' | 'parentSessionId'>

/**
 * Asks a signed-in user's password again before what guards the account is changed, and gives what
 * guards it now. Wrong ones count for the session, apart from those at the sign-in: strangers who guess
 * there keep no owner from changing the password. `field` is where the answer's field error lands.
 */
export const confirmPassword = async (
  services: Services,
  { userId, sessionId, parentSessionId }: Confirming,
  password: string,
  field = 'password',
): Promise<Guards> => {
  const attempt = await countConfirmation(services, userId, parentSessionId ?? sessionId)
  const guards = await guardsOf(services, userId)
  if (!(await compared(attempt, secretMatches(services, guards.passwordHash, password)))) {
    throw new ApiError('currentPasswordWrong', {
      fieldErrors: [{ code: 'currentPasswordWrong', field }],
    })
  }
  await attempt.withdraw()
  return guards
}
