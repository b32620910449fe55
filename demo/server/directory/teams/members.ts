import { and, eq } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import { teamMembers, teams } from './tables.ts'

/** Ids of the teams that a user is in at an organisation. */
export const teamsOf = async (
  { database }: Services,
  userId: string,
  organisationId: string,
): Promise<readonly string[]> => {
  const rows = await database
    .handle()
    .select({ id: teams.id })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.userId, userId), eq(teams.organisationId, organisationId)))
  return rows.map(({ id }) => id)
}
