import { eq } from 'drizzle-orm'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { secretMatches } from '../session/passwords.ts'
import { users } from '../users/tables.ts'
import { countAttempt, type Attempt } from './attempts.ts'

/** A person whose password was right, and the try that it was. */
export interface Recognised {
  readonly user: typeof users.$inferSelect
  readonly attempt: Attempt
}

/** E-mail addresses are kept in small letters. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

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
  services: Services,
  { username, password }: { readonly username: string; readonly password: string },
  ip: string,
): Promise<Recognised> => {
  const attempt = await countAttempt(services, emailKey(username), ip)
  const user = await userByEmail(services, username)
  if (!(await secretMatches(user?.passwordHash, password)) || !user) {
    throw new Refusal(401, 'loginFailed')
  }
  return { user, attempt }
}
