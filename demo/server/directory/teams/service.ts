import { and, asc, desc } from 'drizzle-orm'
import type { Team } from '#core/directory/teams/model.ts'
import { folded, foldedText, isFound } from '../../kernel/lists/searched.ts'
import type { Services } from '../../kernel/services.ts'
import type { SignedIn } from '../../kernel/signed-in.ts'
import { teamScope } from './scope.ts'
import { teams } from './tables.ts'

/** Exceeds the teams of any account, so that a list shows all of them. */
const maxTeams = 200

/** The viewer's teams whose name contains a text, the default one first, then by name. */
export const findTeams = async (
  { database }: Services,
  viewer: SignedIn,
  search: string,
): Promise<Team[]> => {
  const rows = await database
    .handle()
    .select()
    .from(teams)
    .where(
      and(
        teamScope(viewer),
        isFound(foldedText(teams.name), await folded(database.handle(), search)),
      ),
    )
    .orderBy(desc(teams.isDefault), asc(teams.name), asc(teams.id))
    .limit(maxTeams)
  return rows.map(({ id, name, isDefault }) => ({ id, name, meta: { isDefault } }))
}
