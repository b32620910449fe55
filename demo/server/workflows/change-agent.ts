import { and, eq } from 'drizzle-orm'
import { teamMembers, teams } from '../directory/teams/tables.ts'
import { agentNamed } from '../directory/users/active-user.ts'
import { lockUnchangedAccount } from '../insurance/accounts/service.ts'
import { accounts, type AccountRecord } from '../insurance/accounts/tables.ts'
import { assignToTeams, teamsOf, teamsOfAgency } from '../insurance/accounts/teams.ts'
import { changesBetween } from '../kernel/activity/changes.ts'
import { logChange } from '../kernel/activity/log.ts'
import { accountSubject } from '../insurance/activity/subjects.ts'
import { agentOf, type AccountAgent } from '../insurance/contacts/agent-of-account.ts'
import { mailAssignedAccount } from '../insurance/contacts/mails.ts'
import { readContacts } from '../insurance/contacts/read-contacts.ts'
import type { ContactWorkflows } from '../insurance/contacts/workflows.ts'
import { openQuotesOf } from '../insurance/quotes/lifecycle/invalidate-quotes.ts'
import { quotes } from '../insurance/quotes/tables.ts'
import { ApiError, fieldError } from '../kernel/api-error.ts'
import { ifMatchOf } from '../kernel/if-match.ts'
import type { Services } from '../kernel/services.ts'

/** The team that gets the account: an agent's only team is the default. */
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

/** The logged values of agent and team. */
const loggedOf = async (services: Services, accountId: string) => ({
  agent: nameOf(await agentOf(services, accountId)),
  team: (await teamsOf(services, accountId)).map(({ name }) => name).join(', '),
})

/**
 * Assigns an account to another agent of its agency, with one of the agent's teams. Its open quotes get
 * the new agent too.
 */
export const changeAgent: ContactWorkflows['changeAgent'] = (
  { body: { accountId, agentEmail, team } },
  { services, viewer, request },
) =>
  services.database.transaction(async () => {
    const record = await lockUnchangedAccount(services, viewer, accountId, ifMatchOf(request))
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
    if (teamId !== undefined) await assignToTeams(services, record, [teamId])
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
    await logChange(services, viewer, accountSubject(record.id, 'agent'), changes)
    const isOneself = viewer.kind === 'user' && viewer.userId === user.id
    if (record.agentUserId !== user.id && !isOneself) {
      await mailAssignedAccount(
        services,
        { company: record.name, region: record.region, agent },
        'agent',
      )
    }
    return readContacts(services, { ...viewer, ...allTeams }, record.id)
  })

/** A member of teams may assign an account to other teams; the response still includes it. */
const allTeams = { teamIds: undefined }
