import { and, eq, inArray } from 'drizzle-orm'
import { teams } from '../../directory/teams/tables.ts'
import { fieldError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** The name of the first of these teams; null without one. */
export const nameOfTeam = async (
  { database }: Services,
  teamIds: readonly string[],
): Promise<string | null> => {
  const [team] = await database
    .handle()
    .select({ name: teams.name })
    .from(teams)
    .where(inArray(teams.id, teamIds.slice(0, 1)))
  return team?.name ?? null
}

/**
 * The team of a submission: one of its agency's, or none. A member of teams can only choose their own, so
 * that it stays visible to them; 400 at `teamId` for others.
 */
export const teamFor = async (
  { database }: Services,
  viewer: Viewer,
  agencyId: string,
  named: string | null | undefined,
): Promise<string | null> => {
  const own = viewer.kind === 'user' ? viewer.teamIds : undefined
  const wanted = named ?? own?.[0] ?? null
  if (wanted === null) return null
  const [team] = await database
    .handle()
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.id, wanted), eq(teams.organisationId, agencyId)))
  if (team === undefined || (own !== undefined && !own.includes(wanted)))
    throw fieldError('account-form:invalid.team', 'teamId')
  return wanted
}
