import { and, eq, sql } from 'drizzle-orm'
import { preparedOn } from '../../kernel/database/prepared-query.ts'
import type { Services } from '../../kernel/services.ts'
import { teamMembers, teams } from './tables.ts'

const teamsQuery = preparedOn((handle) =>
  handle
    .select({ id: teams.id })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(
      and(
        eq(teamMembers.userId, sql.placeholder('userId')),
        eq(teams.organisationId, sql.placeholder('organisationId')),
      ),
    )
    .prepare('teams_of_user'),
)

/** Ids of a user's teams at an organisation. */
export const teamsOf = async (
  { database }: Services,
  userId: string,
  organisationId: string,
): Promise<readonly string[]> => {
  const rows = await teamsQuery(database.handle()).execute({ userId, organisationId })
  return rows.map(({ id }) => id)
}
