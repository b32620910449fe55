import { and, asc, eq, inArray } from 'drizzle-orm'
import type { AccountContacts, AgentChange, AgentChoices } from '#core/insurance/contacts/model.ts'
import { readAgency } from '../../directory/agencies/service.ts'
import { teamMembers, teams } from '../../directory/teams/tables.ts'
import { agentNamed } from '../../directory/users/active-user.ts'
import { users } from '../../directory/users/tables.ts'
import { ApiError, fieldError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { lockSeen, readAccount } from '../accounts/service.ts'
import { accounts, type AccountRecord } from '../accounts/tables.ts'
import { changesBetween } from '../../kernel/activity/changes.ts'
import { logChanged } from '../../kernel/activity/log.ts'
import { accountSubject } from '../activity/subjects.ts'
import { openQuotesOf } from '../quotes/life/invalidate-quotes.ts'
import { quotes } from '../quotes/tables.ts'
import { agentOf, type AccountAgent } from './agent-of-account.ts'
import { mailGiven } from './mails.ts'
import { readContacts, teamsOf } from './reading.ts'
import { giveToTeams, teamsOfAgency } from './teams.ts'

/** Most agents that are offered. */
const most = 500

/** The active users of an agency with their teams, and all of its teams. */
const agentsOfAgency = async (services: Services, agencyId: string): Promise<AgentChoices> => {
  const handle = services.database.handle()
  const all = await teamsOfAgency(services, agencyId)
  const people = await handle
    .select()
    .from(users)
    .where(and(eq(users.organisationId, agencyId), eq(users.status, 'ACTIVE')))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(most)
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

/** The agents that an account can be given to; 404 beyond the viewer's scope. */
export const listAgents = async (
  services: Services,
  viewer: Viewer,
  accountId: string,
): Promise<AgentChoices> => {
  const { agencyId } = await readAccount(services, viewer, accountId)
  return agentsOfAgency(services, agencyId)
}

/** The agents that a new account of an agency can be given to; 404 beyond the viewer's scope. */
export const listAgencyAgents = async (
  services: Services,
  viewer: Viewer,
  agencyId: string,
): Promise<AgentChoices> => {
  const { id } = await readAgency(services, viewer, agencyId)
  return agentsOfAgency(services, id)
}

/** The team that gets the account: the only one of an agent selects itself. */
const teamFor = async (
  services: Services,
  { agencyId }: AccountRecord,
  userId: string,
  named: string | undefined,
): Promise<string | undefined> => {
  const all = await teamsOfAgency(services, agencyId)
  if (all.length === 0 && named === undefined) return undefined
  const own = await services.database
    .handle()
    .select({ id: teams.id })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.userId, userId), eq(teams.organisationId, agencyId)))
  const offered = own.length > 0 ? own : all
  if (named === undefined && own.length === 1) return own[0]?.id
  if (offered.some(({ id }) => id === named)) return named
  throw fieldError('contacts:invalid.team', 'team')
}

const nameOf = ({ agentFirstName, agentLastName }: AccountAgent): string =>
  `${agentFirstName} ${agentLastName}`

/** What the log says of agent and team. */
const loggedOf = async (services: Services, accountId: string) => ({
  agent: nameOf(await agentOf(services, accountId)),
  team: (await teamsOf(services, accountId)).map(({ name }) => name).join(', '),
})

/**
 * Gives an account to another agent of its agency, with one of the agent's teams. Its open quotes
 * name the agent, too.
 */
export const changeAgent = (
  services: Services,
  viewer: Viewer,
  { accountId, agentEmail, team }: AgentChange,
  version: { readonly seen?: string },
): Promise<AccountContacts> =>
  services.database.transaction(async () => {
    const record = await lockSeen(services, viewer, accountId, version)
    if (!record.policyContactFirstName || !record.policyContactLastName) {
      throw new ApiError('contactMissing')
    }
    const user = await agentNamed(services, record.agencyId, agentEmail)
    const teamId = await teamFor(services, record, user.id, team)
    const before = await loggedOf(services, record.id)
    const handle = services.database.handle()
    const modified = services.clock.now()
    await handle
      .update(accounts)
      .set({ agentUserId: user.id, modified })
      .where(eq(accounts.id, record.id))
    if (teamId !== undefined) await giveToTeams(services, record, [teamId])
    const agent = await agentOf(services, record.id)
    await handle
      .update(quotes)
      .set({
        agentFirstName: agent.agentFirstName,
        agentLastName: agent.agentLastName,
        agentEmail: agent.agentEmail,
        agentPhone: agent.agentPhone,
        modified,
      })
      .where(openQuotesOf(record.id))
    const changes = changesBetween(before, await loggedOf(services, record.id))
    await logChanged(services, viewer, accountSubject(record.id, 'agent'), changes)
    const isOneself = viewer.kind === 'user' && viewer.userId === user.id
    if (record.agentUserId !== user.id && !isOneself) {
      await mailGiven(services, { company: record.name, region: record.region, agent }, 'agent')
    }
    return readContacts(services, { ...viewer, ...wholeAgency }, record.id)
  })

/** A member of teams may give an account to a team of others; its answer still shows it. */
const wholeAgency = { teamIds: undefined }
