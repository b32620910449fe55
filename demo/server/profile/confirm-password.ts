import { eq } from 'drizzle-orm'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { secretMatches } from '../session/passwords.ts'
import { compared, countAttempt } from '../sign-in/attempts.ts'
import { users } from '../users/tables.ts'

/**
 * Asks a signed-in user's password again before what guards the account is changed. Wrong ones count
 * with those of the sign-in. `field` is where the answer's fault lands.
 */
export const confirmPassword = async (
  services: Services,
  userId: string,
  password: string,
  field = 'password',
): Promise<void> => {
  const [user] = await services.database
    .handle()
    .select({ email: users.email, hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) throw new Error('The signed-in user is gone')
  const attempt = await countAttempt(services, user.email)
  const matches = secretMatches(services, user.hash, password)
  if (await compared(attempt, matches)) return attempt.withdraw()
  throw new Refusal(400, 'currentPasswordWrong', {
    faults: [{ code: 'currentPasswordWrong', field }],
  })
}
