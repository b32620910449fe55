import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { passwordHistoryLength } from '#core/identity/passwords/rules.ts'
import type { Services } from '../../kernel/services.ts'
import { endOtherSessions } from '../session/end-others.ts'
import { forgiveAttempts } from '../credentials/attempts.ts'
import { forgetDevices } from '../credentials/devices.ts'
import { users } from '../../directory/users/tables.ts'
import { dropLinks } from './links.ts'
import { passwordHistory } from './tables.ts'

type User = typeof users.$inferSelect

/** Stores the old password as long as it must not be used again. */
const remember = async ({ database, clock, newId }: Services, user: User): Promise<void> => {
  const handle = database.handle()
  await handle.insert(passwordHistory).values({
    id: newId(),
    userId: user.id,
    passwordHash: user.passwordHash,
    replaced: clock.now(),
  })
  const outdated = handle
    .select({ id: passwordHistory.id })
    .from(passwordHistory)
    .where(eq(passwordHistory.userId, user.id))
    .orderBy(sql`${passwordHistory.replaced} desc`)
    .offset(passwordHistoryLength - 1)
  await handle.delete(passwordHistory).where(inArray(passwordHistory.id, outdated))
}

/**
 * Sets a user's password in the caller's transaction. Ends their sessions except the given one and
 * those delegated from it, their links, and remembered browsers. Activates a user who was invited,
 * unconfirmed or expired.
 */
export const replacePassword = async (
  services: Services,
  user: User,
  passwordHash: string,
  { remainingSession }: { readonly remainingSession?: string } = {},
): Promise<void> => {
  // an invited user had no password before
  if (user.status !== 'INVITED') await remember(services, user)
  await services.database
    .handle()
    .update(users)
    .set({ passwordHash, passwordChanged: services.clock.now(), status: 'ACTIVE' })
    .where(and(eq(users.id, user.id), ne(users.status, 'DISABLED')))
  await endOtherSessions(services, user.id, remainingSession)
  await dropLinks(services, user.id)
  await forgetDevices(services, user.id)
  await forgiveAttempts(services, user.email)
}
