import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Region } from '#core/foundation/region/regions.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import { teams } from '../../directory/teams/tables.ts'
import { notFound } from '../../kernel/api-error.ts'
import { toWire } from '../../kernel/lists/to-wire.ts'
import type { Services } from '../../kernel/services.ts'
import type { SignedIn } from '../../kernel/signed-in.ts'
import { isProvider } from './to-wire.ts'

/** Most agencies of a picker (spec 3 §9). */
const mostAgencies = 100
/** Most teams of an agency (spec 3 §7). */
const mostTeams = 3000

/** The agencies that a viewer may add accounts for. */
const mayReceive = (viewer: SignedIn): SQL | undefined => {
  if (viewer.accountType === 'PARAPET') return undefined
  return isProvider(viewer) ? eq(agencies.isAppointed, true) : eq(agencies.id, viewer.accountId)
}

/** Agencies of a region by name, for a new account. */
export const listAccountAgencies = async (
  { database }: Services,
  viewer: SignedIn,
  region: Region,
  search: string,
) => {
  const rows = await database
    .handle()
    .select({
      id: agencies.id,
      name: agencies.name,
      city: agencies.city,
      state: agencies.state,
    })
    .from(agencies)
    .where(
      and(
        mayReceive(viewer),
        eq(agencies.region, region),
        sql`strpos(lower(${agencies.name}), ${search.trim().toLowerCase()}) > 0`,
      ),
    )
    .orderBy(asc(agencies.name), asc(agencies.id))
    .limit(mostAgencies)
  return { content: rows.map((row) => toWire(row)) }
}

/** The teams of an agency that a viewer may give a new account to; 404 for another agency's. */
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
    .limit(mostTeams)
  return { content }
}
