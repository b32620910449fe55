import { and, eq } from 'drizzle-orm'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { emailKey } from './email-key.ts'
import { users } from './tables.ts'

type User = typeof users.$inferSelect

/** The active user of an organisation with this email address. */
export const activeUser = async (
  { database }: Pick<Services, 'database'>,
  organisationId: string,
  email: string,
): Promise<User | undefined> => {
  const [user] = await database
    .handle()
    .select()
    .from(users)
    .where(
      and(
        eq(users.email, emailKey(email)),
        eq(users.organisationId, organisationId),
        eq(users.status, 'ACTIVE'),
      ),
    )
  return user
}

/**
 * The active user of an organisation with this email address; 400 at `agentEmail` when there is
 * none.
 */
export const agentNamed = async (
  services: Services,
  organisationId: string,
  email: string,
): Promise<User> => {
  const user = await activeUser(services, organisationId, email)
  if (user !== undefined) return user
  const fieldErrors = [{ field: 'agentEmail', code: 'agentUnknown' }]
  throw new ApiError('agentUnknown', { fieldErrors })
}
