import { eq, inArray } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { users } from './tables.ts'

/** The full name of a user. */
export const fullName = ({
  firstName,
  lastName,
}: Pick<typeof users.$inferSelect, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`

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
  return user === undefined ? null : fullName(user)
}

/** The current names of users by id. Deleted users have none. */
export const userNames = async (
  { database }: Pick<Services, 'database'>,
  ids: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, string>> => {
  const uniqueIds = [...new Set(ids.filter((id) => typeof id === 'string'))]
  if (uniqueIds.length === 0) return new Map()
  const rows = await database
    .handle()
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, uniqueIds))
  return new Map(rows.map((user) => [user.id, fullName(user)]))
}
