import { eq } from 'drizzle-orm'
import { userFactors } from './tables.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { users } from '../../directory/users/tables.ts'

/** A snapshot of a user's password hash and second factor. */
export interface CredentialState {
  readonly userId: string
  readonly passwordHash: string
  readonly mfaType: (typeof users.$inferSelect)['mfaType']
  /** The active second factor. */
  readonly secret: string | null
  readonly phone: string | null
}

/** Reads the password's hash and the second factor of a user. */
export const credentialStateOf = async (
  { database }: Services,
  userId: string,
): Promise<CredentialState> => {
  const [row] = await database
    .handle()
    .select({
      userId: users.id,
      passwordHash: users.passwordHash,
      mfaType: users.mfaType,
      secret: userFactors.secret,
      phone: userFactors.phone,
    })
    .from(users)
    .leftJoin(userFactors, eq(userFactors.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) throw new Error('The user was deleted')
  return row
}

/**
 * Locks a user until the caller's transaction ends. Every change of a password or second factor
 * locks the user before any other row, so that parallel changes cannot deadlock.
 */
export const lockUser = async ({ database }: Services, userId: string): Promise<void> => {
  await database
    .handle()
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
}

/**
 * Locks a user whose credentials were read before; 409 when another call changed them since,
 * because a confirmation with the old credentials is no longer valid.
 */
export const lockUnchanged = async (services: Services, before: CredentialState): Promise<void> => {
  await lockUser(services, before.userId)
  const now = await credentialStateOf(services, before.userId)
  if (now.passwordHash !== before.passwordHash) throw new ApiError('passwordChangedMeanwhile')
  const isSameFactor =
    now.mfaType === before.mfaType && now.secret === before.secret && now.phone === before.phone
  if (!isSameFactor) throw new ApiError('mfaChangedMeanwhile')
}
