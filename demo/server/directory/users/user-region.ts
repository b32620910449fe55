import { eq } from 'drizzle-orm'
import type { Region } from '#core/foundation/region/regions.ts'
import type { Services } from '../../kernel/services.ts'
import { organisations, users } from './tables.ts'

/** The region of a user's own organisation, whichever host they use. */
export const regionOfUser = async (
  { database }: Pick<Services, 'database'>,
  userId: string,
): Promise<Region> => {
  const [row] = await database
    .handle()
    .select({ region: organisations.region })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(eq(users.id, userId))
  if (!row) throw new Error('The user was deleted')
  return row.region
}
