import { sql, type SQL } from 'drizzle-orm'
import { accounts, teamAccounts } from '../../../insurance/accounts/tables.ts'
import type { Services } from '../../../kernel/services.ts'
import { teamAgencies, teamMembers, teams } from '../tables.ts'
import { organisationIds, teamIds, userIds } from '../../../kernel/seed/ids.ts'

type TeamName = keyof typeof teamIds

interface TeamSeed {
  readonly organisation: keyof typeof organisationIds
  readonly name: string
  readonly isDefault?: true
  readonly members: readonly (keyof typeof userIds)[]
  /** Agencies of a team of the provider. */
  readonly agencies?: readonly (keyof typeof organisationIds)[]
}

const teamSeeds = {
  northeast: { organisation: 'staff', name: 'Northeast Underwriting', members: ['underwriter'] },
  gulf: {
    organisation: 'staff',
    name: 'Gulf and Southeast Underwriting',
    isDefault: true,
    members: ['underwriter', 'admin'],
    agencies: ['harbor'],
  },
  wholesale: {
    organisation: 'staff',
    name: 'Wholesale and Surplus Lines',
    members: ['underwriter'],
    agencies: ['wholesale'],
  },
  international: {
    organisation: 'staff',
    name: 'London and Sydney',
    members: ['admin'],
    agencies: ['albion', 'southern'],
  },
  galveston: {
    organisation: 'harbor',
    name: 'Galveston Office',
    isDefault: true,
    members: ['agency', 'agent'],
  },
  healthcare: { organisation: 'harbor', name: 'Healthcare Desk', members: ['desk', 'agency'] },
} as const satisfies Record<TeamName, TeamSeed>

/** The team of Harbor for an industry. NAICS 62 is health care. */
export const harborTeam = (naicsCode: SQL): SQL =>
  sql`case when ${naicsCode} like '62%' then ${teamIds.healthcare} else ${teamIds.galveston} end`

/** Assigns agencies to the provider's teams, and Harbor's accounts to its teams by industry. */
export const seedTeams = async ({ database }: Services): Promise<void> => {
  const handle = database.handle()
  const seeds: readonly (readonly [string, TeamSeed])[] = Object.entries(teamSeeds)
  const idOf = (name: string) => teamIds[name as TeamName]
  await handle.insert(teams).values(
    seeds.map(([team, { organisation, name, isDefault = false }]) => ({
      id: idOf(team),
      organisationId: organisationIds[organisation],
      name,
      isDefault,
    })),
  )
  await handle
    .insert(teamMembers)
    .values(
      seeds.flatMap(([team, { members }]) =>
        members.map((who) => ({ teamId: idOf(team), userId: userIds[who] })),
      ),
    )
  await handle
    .insert(teamAgencies)
    .values(
      seeds.flatMap(([team, { agencies = [] }]) =>
        agencies.map((agency) => ({ teamId: idOf(team), agencyId: organisationIds[agency] })),
      ),
    )
  // a single statement, because the large seed has tens of thousands of accounts
  await handle.execute(sql`
    insert into ${teamAccounts} (team_id, account_id)
    select ${harborTeam(sql`naics_code`)}, id
    from ${accounts} where agency_id = ${organisationIds.harbor}`)
}
