import { asc, eq } from 'drizzle-orm'
import type { AccountContacts } from '#core/insurance/contacts/model.ts'
import { teams } from '../../directory/teams/tables.ts'
import { without } from '../../kernel/lists/without.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { readAccount } from '../accounts/service.ts'
import { teamAccounts } from '../accounts/tables.ts'
import { agentOf } from './agent-of-account.ts'

/** The teams that look after an account. */
export const teamsOf = ({ database }: Services, accountId: string) =>
  database
    .handle()
    .select({ id: teams.id, name: teams.name })
    .from(teamAccounts)
    .innerJoin(teams, eq(teams.id, teamAccounts.teamId))
    .where(eq(teamAccounts.accountId, accountId))
    .orderBy(asc(teams.name), asc(teams.id))

/** Who to speak to about an account; 404 beyond the viewer's scope. */
export const readContacts = async (
  services: Services,
  viewer: Viewer,
  accountId: string,
): Promise<AccountContacts> => {
  const account = await readAccount(services, viewer, accountId)
  const agent = without(await agentOf(services, accountId), 'agencyId')
  return {
    ...agent,
    teams: await teamsOf(services, accountId),
    contactFirstName: account.policyContactFirstName,
    contactLastName: account.policyContactLastName,
    contactEmail: account.policyContactEmail,
    contactPhone: account.policyContactPhone,
    modified: account.modified,
  }
}
