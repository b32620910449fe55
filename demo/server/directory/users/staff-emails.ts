import { and, asc, eq } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import { organisations, users } from './tables.ts'

/** Maximum recipients of a mail. */
const maxMails = 20

/** The addresses of active staff users with a role, for notifications. */
export const staffEmails = async (
  { database, config }: Pick<Services, 'database' | 'config'>,
  roleId: string,
): Promise<readonly string[]> => {
  const rows = await database
    .handle()
    .select({ email: users.email })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(
      and(
        eq(organisations.accountType, 'PARAPET'),
        eq(users.roleId, roleId),
        eq(users.status, 'ACTIVE'),
        config.demo ? undefined : eq(users.isDemo, false),
      ),
    )
    .orderBy(asc(users.id))
    .limit(maxMails)
  return rows.map(({ email }) => email)
}
