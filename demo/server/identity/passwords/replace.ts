import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { passwordHistoryLength } from '#core/identity/passwords/rules.ts'
import type { Services } from '../../kernel/services.ts'
import { endOtherSessions } from '../session/end-others.ts'
import { clearAttempts } from '../credentials/attempts.ts'
import { forgetDevices } from '../credentials/devices.ts'
import { users } from '../../directory/users/tables.ts'
import { invalidateLinks } from './links.ts'
import { passwordHistory } from './tables.ts'

type User = typeof users.$inferSelect

/** Adds the old password to the history of passwords that cannot be used again. */
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
 * Sets a user's password in the caller's transaction. Ends their links, remembered browsers and
 * sessions, except the given session and those delegated from it. Activates an invited, unconfirmed
 * or expired user.
 */
export const replacePassword = async (
  services: Services,
  user: User,
  passwordHash: string,
  { remainingSession }: { readonly remainingSession?: string } = {},
): Promise<void> => {
  // an invited user had no password
  if (user.status !== 'INVITED') await remember(services, user)
  await services.database
    .handle()
    .update(users)
    .set({ passwordHash, passwordChanged: services.clock.now(), status: 'ACTIVE' })
    .where(and(eq(users.id, user.id), ne(users.status, 'DISABLED')))
  await endOtherSessions(services, user.id, remainingSession)
  await invalidateLinks(services, user.id)
  await forgetDevices(services, user.id)
  await clearAttempts(services, user.email)
}
