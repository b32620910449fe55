import * as calls from '#core/insurance/contacts/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { ifMatchOf } from '../../kernel/if-match.ts'
import { assignAgency } from './assign-agency.ts'
import { listAgencyAgents, listAgents } from './agents-of-agency.ts'
import { saveContact } from './policyholder.ts'
import { readContacts } from './read-contacts.ts'
import type { ContactWorkflows } from './workflows.ts'

/** Contacts and agents of accounts. */
export const contactRoutes = (workflows: ContactWorkflows): readonly Route[] => [
  route(calls.getContacts, ({ params }, { services, viewer }) =>
    readContacts(services, viewer, params.accountId),
  ),
  route(calls.saveContact, ({ body }, context) =>
    saveContact(context, body, ifMatchOf(context.request)),
  ),
  route(calls.listAgents, ({ params }, { services, viewer }) =>
    listAgents(services, viewer, params.accountId),
  ),
  route(calls.listAgencyAgents, ({ params }, { services, viewer }) =>
    listAgencyAgents(services, viewer, params.agencyId),
  ),
  route(calls.assignAgency, ({ body }, { services, viewer }) =>
    assignAgency(services, viewer, body),
  ),
  route(calls.updatePolicyholder, workflows.updatePolicyholder),
  route(calls.changeAgent, workflows.changeAgent),
  route(calls.getMyAgent, workflows.getMyAgent),
  route(calls.setMyAgent, workflows.setMyAgent),
]
