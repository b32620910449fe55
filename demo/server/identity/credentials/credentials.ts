import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { secretMatches } from './secrets.ts'
import { emailKey } from '../../directory/users/email-key.ts'
import { users } from '../../directory/users/tables.ts'
import { withdrawOnError, countAttempt, type Attempt } from './attempts.ts'
import { isRemembered } from './devices.ts'

/** A user whose password was right, and the attempt. */
export interface Authenticated {
  readonly user: typeof users.$inferSelect
  readonly attempt: Attempt
  /** Whether the browser was remembered for the user. */
  readonly isRemembered: boolean
}

/** The user with an email address. Demo users exist only where the demo is on. */
export const userByEmail = async (
  { database, config }: Services,
  email: string,
): Promise<typeof users.$inferSelect | undefined> => {
  const [found] = await database
    .handle()
    .select()
    .from(users)
    .where(eq(users.email, emailKey(email)))
  return found?.isDemo && !config.demo ? undefined : found
}

/**
 * The user with an email address and password. Every failure, including an unknown address, counts
 * and returns the same 401 after the same work.
 */
export const authenticate = async (
  context: Pick<Context, 'services' | 'cookies' | 'ip'>,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<Authenticated> => {
  const { services, ip } = context
  const user = await userByEmail(services, username)
  // runs without a user too, so that both cases take the same time
  const remembered = await isRemembered(context, user?.id ?? '')
  const method = remembered ? 'device' : 'email'
  const attempt = await countAttempt(services, emailKey(username), { ip, method })
  const matches = secretMatches(services, user?.passwordHash, password)
  if (!(await withdrawOnError(attempt, matches)) || !user) {
    throw new ApiError('loginFailed')
  }
  return { user, attempt, isRemembered: remembered }
}
