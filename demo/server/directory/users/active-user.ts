import { and, eq } from 'drizzle-orm'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { emailKey } from './email-key.ts'
import { users } from './tables.ts'

/** The active user of an organisation with this email address; 400 at `agentEmail` without one. */
export const agentNamed = async (
  { database }: Services,
  organisationId: string,
  email: string,
): Promise<typeof users.$inferSelect> => {
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
  if (user !== undefined) return user
  const fieldErrors = [{ field: 'agentEmail', code: 'agentUnknown' }]
  throw new ApiError('agentUnknown', { fieldErrors })
}
