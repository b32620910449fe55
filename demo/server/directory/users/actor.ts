import { eq } from 'drizzle-orm'
import type { LiveDomains } from '../../kernel/live/records.ts'
import { users } from './tables.ts'

/** The public data of the user who made a change. */
export const actorOf: LiveDomains['actor'] = async ({ database }, id) => {
  const [user] = await database
    .handle()
    .select({
      id: users.id,
      first: users.firstName,
      last: users.lastName,
      organisationId: users.organisationId,
    })
    .from(users)
    .where(eq(users.id, id))
  return user && { id, name: `${user.first} ${user.last}`, organisationId: user.organisationId }
}
