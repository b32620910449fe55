import { eq } from 'drizzle-orm'
import type { Tokens } from '#core/identity/session/model.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { startSession } from './service.ts'
import { users } from '../../directory/users/tables.ts'
import { deviceOf } from './device-name.ts'
import { signInErrorOf } from './sign-in-error.ts'

/** Signs in an authenticated user, unless `signInErrorOf` returns an error. */
export const signInUser = async (
  services: Services,
  userId: string,
  request: Request,
): Promise<Tokens> => {
  const [user] = await services.database.handle().select().from(users).where(eq(users.id, userId))
  const signInError = user ? await signInErrorOf(services, user) : new ApiError('loginFailed')
  if (signInError) throw signInError
  return startSession(services, { userId, device: deviceOf(request) })
}
