import { eq } from 'drizzle-orm'
import { notFound } from '../../kernel/api-error.ts'
import { readActivity } from '../../kernel/activity/read.ts'
import type { ActivityRecord } from '../../kernel/activity/tables.ts'
import { isWithin } from '../../kernel/scope/visibility.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { userVisibility } from './scope.ts'
import { users } from './tables.ts'

const maxEntries = 100

/** The activity log of a user, newest first; 404 for a user that the viewer does not manage. */
export const readUserActivity = async (
  services: Services,
  viewer: Viewer,
  userId: string,
): Promise<readonly ActivityRecord[]> => {
  const [user] = await services.database
    .handle()
    .select({ organisation: users.organisationId })
    .from(users)
    .where(eq(users.id, userId))
  if (user === undefined || !isWithin(userVisibility, viewer, user)) throw notFound()
  return readActivity(services, { kind: 'user', id: userId }, { max: maxEntries })
}
