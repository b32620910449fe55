import { and, asc, eq, inArray } from 'drizzle-orm'
import { agencies } from '../../directory/agencies/tables.ts'
import { teams } from '../../directory/teams/tables.ts'
import { notFound } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { SignedIn } from '../../kernel/signed-in.ts'

/** Maximum number of teams of an agency (spec 3 §7). */
const maxTeams = 3000

/** The teams of an agency that a viewer may give a new account to; 404 for another agency. */
export const listAgencyTeams = async (
  { database }: Services,
  viewer: SignedIn,
  agencyId: string,
) => {
  const isOwn = viewer.accountId === agencyId
  if (viewer.accountType !== 'PARAPET' && !isOwn) throw notFound()
  const own = viewer.teamIds
  const content = await database
    .handle()
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .innerJoin(agencies, eq(agencies.id, teams.organisationId))
    .where(
      and(
        eq(teams.organisationId, agencyId),
        own === undefined || !isOwn ? undefined : inArray(teams.id, [...own]),
      ),
    )
    .orderBy(asc(teams.name), asc(teams.id))
    .limit(maxTeams)
  return { content }
}
