import type { AccountContacts } from '#core/insurance/contacts/model.ts'
import { without } from '../../kernel/lists/without.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { readAccount } from '../accounts/service.ts'
import { teamsOf } from '../accounts/teams.ts'
import { agentOf } from './agent-of-account.ts'

/** The contacts of an account; 404 outside the viewer's scope. */
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
