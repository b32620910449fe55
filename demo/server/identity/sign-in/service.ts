import { and, eq } from 'drizzle-orm'
import type { Tokens } from '#core/identity/session/model.ts'
import type { SignInInput } from '#core/identity/sign-in/model.ts'
import type { Context } from '../../kernel/context.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { mailExpiredPassword } from '../passwords/expired-password.ts'
import { startSession } from '../session/service.ts'
import { users } from '../../directory/users/tables.ts'
import { authenticate, type Authenticated } from '../credentials/credentials.ts'
import { deviceOf } from '../session/device-name.ts'
import { rememberDevice } from '../credentials/devices.ts'
import { checkFactor } from '../mfa/factor.ts'
import { signInErrorOf } from '../session/sign-in-error.ts'

/**
 * Locks a right password until the caller's transaction ends. A parallel change waits and then ends
 * the new session. 401 when the password was just changed.
 */
const lockPassword = async (
  { database }: Services,
  { id, passwordHash }: Authenticated['user'],
): Promise<void> => {
  const locked = await database
    .handle()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for('share')
  if (locked.length === 0) throw new ApiError('loginFailed')
}

/**
 * Exchanges an email address and password for tokens. Discloses the user's status only after the
 * right password. Clears earlier failures only after the right code, because a known password would
 * otherwise allow any number of guesses at the code.
 */
export const signInByPassword = async (
  { username, password, mfaCode, rememberDevice: remembers }: SignInInput,
  context: Context,
): Promise<Tokens> => {
  const { services, request } = context
  const { user, attempt, isRemembered } = await authenticate(context, { username, password })
  const signInError = await signInErrorOf(services, user)
  if (signInError) {
    await attempt.withdraw()
    if (signInError.code === 'passwordExpired') await mailExpiredPassword(services, user)
    throw signInError
  }
  if (!isRemembered) {
    try {
      await checkFactor(services, user, mfaCode)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'mfaRequired') await attempt.withdraw()
      throw error
    }
  }
  await attempt.clear()
  return services.database.transaction(async () => {
    await lockPassword(services, user)
    if (remembers) await rememberDevice(context, user.id)
    return startSession(services, { userId: user.id, device: deviceOf(request) })
  })
}
