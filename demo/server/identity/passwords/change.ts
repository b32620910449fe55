import { eq } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import type { SignedIn } from '../../kernel/signed-in.ts'
import { confirmPassword } from '../mfa/confirm-password.ts'
import { lockUnchanged } from '../mfa/credential-state.ts'
import { hashSecret } from '../credentials/secrets.ts'
import { users } from '../../directory/users/tables.ts'
import { checkPassword } from './check-password.ts'
import { mailPasswordChanged } from './mails.ts'
import { replacePassword } from './replace.ts'

/**
 * Changes the viewer's password. Their current session stays. Of two parallel changes, one succeeds
 * and the other gets a 409.
 */
export const changeOwn = async (
  services: Services,
  viewer: SignedIn,
  { currentPassword, password }: { readonly currentPassword: string; readonly password: string },
): Promise<undefined> => {
  const { userId, sessionId, parentSessionId } = viewer
  const confirmed = await confirmPassword(services, viewer, currentPassword, 'currentPassword')
  const { database } = services
  const [user] = await database.handle().select().from(users).where(eq(users.id, userId))
  if (!user) throw new Error('The signed-in user was deleted')
  await checkPassword(services, password, user)
  const passwordHash = await hashSecret(services, password)
  await database.transaction(async () => {
    await lockUnchanged(services, confirmed)
    await replacePassword(services, user, passwordHash, {
      remainingSession: parentSessionId ?? sessionId,
    })
    await mailPasswordChanged(services, user)
  })
  return undefined
}
