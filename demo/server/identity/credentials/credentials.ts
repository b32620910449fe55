import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { secretMatches } from './secrets.ts'
import { users } from '../../directory/users/tables.ts'
import { compared, countAttempt, type Attempt } from './attempts.ts'
import { isRemembered } from './devices.ts'

/** A person whose password was right, and the try that it was. */
export interface Recognised {
  readonly user: typeof users.$inferSelect
  readonly attempt: Attempt
  /** Whether they had this browser remembered. */
  readonly isRemembered: boolean
}

/**
 * E-mail addresses are kept in small letters. Those of ASCII alone are made small: others may turn into
 * one of it (the sign of the kelvin into k), and so one address into that of somebody else.
 */
export const emailKey = (email: string): string =>
  email.trim().replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** The user that an e-mail address belongs to; those of the demo only where it is on. */
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
 * The user of an e-mail address and its password. Whatever is wrong, an unknown address included, is
 * the same 401 after the same work, and counts.
 */
export const recognise = async (
  context: Pick<Context, 'services' | 'cookies' | 'ip'>,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<Recognised> => {
  const { services, ip } = context
  const user = await userByEmail(services, username)
  // looked for without a user too: it must take the same time
  const remembered = await isRemembered(context, user?.id ?? '')
  const way = remembered ? 'device' : 'email'
  const attempt = await countAttempt(services, emailKey(username), { ip, way })
  const matches = secretMatches(services, user?.passwordHash, password)
  if (!(await compared(attempt, matches)) || !user) {
    throw new ApiError('loginFailed')
  }
  return { user, attempt, isRemembered: remembered }
}
