import { eq } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import { users } from '../../directory/users/tables.ts'
import { mailResetLink } from './mails.ts'
import { countRecentLinks } from './links.ts'

/** Minimum time between two mails to a user with an expired password, in milliseconds. */
const mailEvery = 10 * 60_000

/** Sends a link to set a new password, unless one was just sent. */
export const mailExpiredPassword = (
  services: Services,
  user: typeof users.$inferSelect,
): Promise<void> =>
  services.database.transaction(async () => {
    // locks the user, so that two parallel sign-ins send one mail
    await services.database
      .handle()
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, user.id))
      .for('update')
    const { total } = await countRecentLinks(services, user.id, 'PASSWORD_RESET', mailEvery)
    if (total === 0) await mailResetLink(services, user, 'expired')
  })
