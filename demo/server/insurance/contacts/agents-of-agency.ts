import { and, asc, eq, inArray } from 'drizzle-orm'
import type { AgentChoices } from '#core/insurance/contacts/model.ts'
import { readAgency } from '../../directory/agencies/service.ts'
import { teamMembers } from '../../directory/teams/tables.ts'
import { users } from '../../directory/users/tables.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { readAccount } from '../accounts/service.ts'
import { teamsOfAgency } from '../accounts/teams.ts'

/** Maximum number of offered agents. */
const max = 500

/** The active users of an agency with their teams, and all of its teams. */
const agentsOfAgency = async (services: Services, agencyId: string): Promise<AgentChoices> => {
  const handle = services.database.handle()
  const all = await teamsOfAgency(services, agencyId)
  const people = await handle
    .select()
    .from(users)
    .where(and(eq(users.organisationId, agencyId), eq(users.status, 'ACTIVE')))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(max)
  const teamIds = all.map(({ id }) => id)
  const members =
    teamIds.length === 0
      ? []
      : await handle.select().from(teamMembers).where(inArray(teamMembers.teamId, teamIds))
  return {
    teams: all,
    agents: people.map(({ id, firstName, lastName, email, phone }) => ({
      agentFirstName: firstName,
      agentLastName: lastName,
      agentEmail: email,
      agentPhone: phone ?? '',
      teams: all.filter((team) =>
        members.some(({ teamId, userId }) => teamId === team.id && userId === id),
      ),
    })),
  }
}

/** The agents that an account can be assigned to; 404 outside the viewer's scope. */
export const listAgents = async (
  services: Services,
  viewer: Viewer,
  accountId: string,
): Promise<AgentChoices> => {
  const { agencyId } = await readAccount(services, viewer, accountId)
  return agentsOfAgency(services, agencyId)
}

/** The agents that a new account of an agency can be assigned to; 404 outside the viewer's scope. */
export const listAgencyAgents = async (
  services: Services,
  viewer: Viewer,
  agencyId: string,
): Promise<AgentChoices> => {
  const { id } = await readAgency(services, viewer, agencyId)
  return agentsOfAgency(services, id)
}
