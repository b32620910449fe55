import { and, asc, eq, inArray } from 'drizzle-orm'
import type { AgentChoices } from '#core/insurance/contacts/model.ts'
import { teams } from '../../directory/teams/tables.ts'
import { fieldError } from '../../kernel/api-error.ts'
import { laterThan } from '../../kernel/later-than.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { AccountRef } from './run-bulk-action.ts'
import { lockUnchangedAccount } from './service.ts'
import { accounts, teamAccounts, type AccountRecord } from './tables.ts'
import { changesBetween } from '../../kernel/activity/changes.ts'
import { logChange } from '../../kernel/activity/log.ts'
import { accountSubject } from '../activity/subjects.ts'

type Team = AgentChoices['teams'][number]

/** The teams of an account. */
export const teamsOf = ({ database }: Services, accountId: string): Promise<Team[]> =>
  database
    .handle()
    .select({ id: teams.id, name: teams.name })
    .from(teamAccounts)
    .innerJoin(teams, eq(teams.id, teamAccounts.teamId))
    .where(eq(teamAccounts.accountId, accountId))
    .orderBy(asc(teams.name), asc(teams.id))

/** An agency's teams by name. */
export const teamsOfAgency = ({ database }: Services, agencyId: string): Promise<Team[]> =>
  database
    .handle()
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(eq(teams.organisationId, agencyId))
    .orderBy(asc(teams.name), asc(teams.id))

/** Replaces the account's teams of the agency. */
export const assignToTeams = async (
  services: Services,
  { id: accountId, agencyId }: AccountRecord,
  teamIds: readonly string[],
): Promise<void> => {
  const handle = services.database.handle()
  const all = (await teamsOfAgency(services, agencyId)).map(({ id }) => id)
  await handle
    .delete(teamAccounts)
    .where(and(eq(teamAccounts.accountId, accountId), inArray(teamAccounts.teamId, all)))
  if (teamIds.length === 0) return
  await handle
    .insert(teamAccounts)
    .values(teamIds.map((teamId) => ({ teamId, accountId })))
    .onConflictDoNothing()
}

/** Whether a viewer may assign an account to these teams of its agency. */
const canAssignTeams = (
  viewer: Viewer,
  all: readonly Team[],
  named: readonly string[],
): boolean => {
  const isKnown = named.every((id) => all.some((team) => team.id === id))
  const own = viewer.kind === 'user' ? viewer.teamIds : undefined
  // the account must stay visible to a member of teams
  const staysSeen = own === undefined || named.some((id) => own.includes(id))
  return isKnown && staysSeen && (all.length === 0 || named.length > 0)
}

const namesOf = async (services: Services, accountId: string): Promise<string> =>
  (await teamsOf(services, accountId)).map(({ name }) => name).join(', ')

/** Assigns an account to teams of its agency. */
export const saveTeams = (
  services: Services,
  viewer: Viewer,
  { accountId, ...seen }: AccountRef,
  named: readonly string[],
): Promise<{ content: Team[] }> =>
  services.database.transaction(async () => {
    const record = await lockUnchangedAccount(services, viewer, accountId, seen)
    const teamIds = [...new Set(named)]
    const all = await teamsOfAgency(services, record.agencyId)
    if (!canAssignTeams(viewer, all, teamIds)) throw fieldError('contacts:invalid.team', 'teamIds')
    const team = await namesOf(services, accountId)
    await assignToTeams(services, record, teamIds)
    const changes = changesBetween({ team }, { team: await namesOf(services, accountId) })
    if (changes.length > 0) {
      const modified = laterThan(record.modified, services.clock.now())
      await services.database
        .handle()
        .update(accounts)
        .set({ modified })
        .where(eq(accounts.id, accountId))
    }
    await logChange(services, viewer, accountSubject(accountId, 'agent'), changes)
    return { content: await teamsOf(services, accountId) }
  })
