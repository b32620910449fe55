import { eq } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { users } from './tables.ts'

/** The full name of the signed-in user; null for pages and tokens of records. */
export const userName = async (
  { database }: Pick<Services, 'database'>,
  viewer: Viewer,
): Promise<string | null> => {
  if (viewer.kind !== 'user') return null
  const [user] = await database
    .handle()
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, viewer.userId))
  return user === undefined ? null : `${user.firstName} ${user.lastName}`
}
