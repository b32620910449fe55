import * as calls from '#core/insurance/contacts/endpoints.ts'
import { saveTeamsOfAccounts } from '#core/insurance/accounts/bulk-endpoints.ts'
import { accountTeams, saveAccountTeams } from '#core/insurance/accounts/team-endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { seenIn } from '../../kernel/seen.ts'
import { actOnAccounts } from '../accounts/act-on-accounts.ts'
import { assignAgency } from './assigning.ts'
import { changeAgent, listAgencyAgents, listAgents } from './changing-agent.ts'
import { readMyAgent, setMyAgent } from './my-agent.ts'
import { saveContact, updatePolicyholder } from './policyholder.ts'
import { readContacts } from './reading.ts'
import { saveTeams } from './teams.ts'

/** Contacts and agents of accounts. */
export const contactRoutes: readonly Route[] = [
  route(calls.getContacts, ({ params }, { services, viewer }) =>
    readContacts(services, viewer, params.accountId),
  ),
  route(calls.saveContact, ({ body }, context) =>
    saveContact(context, body, seenIn(context.request)),
  ),
  route(calls.updatePolicyholder, ({ body }, { services, viewer, request }) =>
    updatePolicyholder(services, viewer, body, seenIn(request)),
  ),
  route(calls.listAgents, ({ params }, { services, viewer }) =>
    listAgents(services, viewer, params.accountId),
  ),
  route(calls.listAgencyAgents, ({ params }, { services, viewer }) =>
    listAgencyAgents(services, viewer, params.agencyId),
  ),
  route(calls.changeAgent, ({ body }, { services, viewer, request }) =>
    changeAgent(services, viewer, body, seenIn(request)),
  ),
  route(saveAccountTeams, ({ params, body }, { services, viewer, request }) =>
    saveTeams(services, viewer, { ...params, ...seenIn(request) }, body.teamIds),
  ),
  route(saveTeamsOfAccounts, ({ body }, context) =>
    actOnAccounts(context, {
      action: 'saveTeamsOfAccounts',
      asked: body,
      shape: accountTeams,
      act: (which, { teamIds }) => saveTeams(context.services, context.viewer, which, teamIds),
    }),
  ),
  route(calls.assignAgency, ({ body }, { services, viewer }) =>
    assignAgency(services, viewer, body),
  ),
  route(calls.getMyAgent, (_input, { services, viewer }) => readMyAgent(services, viewer)),
  route(calls.setMyAgent, ({ body }, { services, viewer, request }) =>
    setMyAgent(services, viewer, body, seenIn(request)),
  ),
]
