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
 * Locks a right password until the caller's transaction ends: a parallel change waits, and then
 * ends what was started with it. 401 for one that was changed just before.
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
 * Exchanges email address and password for tokens. The user's status is disclosed only after the
 * right password, and earlier failures are removed only after the right code: otherwise a known
 * password would allow any number of guesses at the code.
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
