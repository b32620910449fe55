import * as calls from '#core/insurance/accounts/endpoints.ts'
import { createAccount as createAccountCall } from '#core/insurance/accounts/form-endpoints.ts'
import { selectAccounts as selectAccountsCall } from '#core/insurance/accounts/bulk-endpoints.ts'
import { exportAccounts } from '#core/insurance/accounts/export-endpoints.ts'
import * as newCalls from '#core/insurance/accounts/new-account-endpoints.ts'
import {
  attestNoDomain as attestNoDomainCall,
  reloadAccount as reloadAccountCall,
} from '#core/insurance/accounts/completing-endpoints.ts'
import { syncLeads as syncLeadsCall } from '#core/insurance/accounts/lead-endpoints.ts'
import { readApplication as readApplicationCall } from '#core/insurance/accounts/application/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { readApplication } from './application/service.ts'
import { attestNoDomain, reloadAccount, syncLeads } from './completing.ts'
import { isCompanyDomain } from '../../kernel/domains/company-domain.ts'
import { listCompetitors } from './competitors.ts'
import { accountsFile, countAccounts, listAccounts, selectAccounts } from './list.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { listAgencyTeams } from './new-account-choices.ts'
import { createAccount, createMsspAccount } from './new-account.ts'
import { retailAgentRoutes } from './retail-agents/routes.ts'

export const accountRoutes: Route[] = [
  route(calls.searchAccounts, ({ query }, { services, viewer }) =>
    listAccounts(services, viewer, query),
  ),
  route(exportAccounts, ({ query }, context) => accountsFile(context, query)),
  route(selectAccountsCall, ({ query }, { services, viewer }) =>
    selectAccounts(services, viewer, query),
  ),
  route(calls.countAccounts, ({ query }, { services, viewer }) =>
    countAccounts(services, viewer, query),
  ),
  route(createAccountCall, ({ body }, { services, viewer }) =>
    createAccount(services, viewer, body),
  ),
  route(newCalls.createMsspAccount, ({ body }, { services, viewer, region }) =>
    createMsspAccount(services, viewer, region, body),
  ),
  route(newCalls.listAgencyTeams, ({ params }, { services, viewer }) =>
    listAgencyTeams(services, signedIn(viewer), params.agencyId),
  ),
  route(readApplicationCall, ({ params, body }, { services, viewer }) =>
    readApplication(services, viewer, params.accountId, body.file),
  ),
  route(calls.listCompetitors, ({ params }, { services, viewer }) =>
    listCompetitors(services, viewer, params.id),
  ),
  route(reloadAccountCall, ({ params }, { services, viewer }) =>
    reloadAccount(services, viewer, params.accountId),
  ),
  route(syncLeadsCall, ({ body }, { services, viewer }) => syncLeads(services, viewer, body.after)),
  route(attestNoDomainCall, ({ params }, { services, viewer }) =>
    attestNoDomain(services, viewer, params.accountId),
  ),
  route(calls.checkDomain, async ({ params: { domain } }) => ({
    domain,
    valid: isCompanyDomain(domain),
  })),
  ...retailAgentRoutes,
]
