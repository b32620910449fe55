import * as calls from '#core/insurance/accounts/endpoints.ts'
import * as bulk from '#core/insurance/accounts/bulk-endpoints.ts'
import * as closing from '#core/insurance/accounts/closure-endpoints.ts'
import * as form from '#core/insurance/accounts/form-endpoints.ts'
import * as quotable from '#core/insurance/accounts/eligibility-endpoints.ts'
import { accountTeams, saveAccountTeams } from '#core/insurance/accounts/team-endpoints.ts'
import { syncLeads as syncLeadsCall } from '#core/insurance/accounts/lead-endpoints.ts'
import { readApplication as readApplicationCall } from '#core/insurance/accounts/application/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { ifMatchOf } from '../../kernel/if-match.ts'
import { runAccountBulkAction } from './run-bulk-action.ts'
import { readApplication } from './application/service.ts'
import { attestNoDomain, reloadAccount, syncLeads } from './complete-account.ts'
import { isCompanyDomain } from '../../kernel/domains/company-domain.ts'
import { listCompetitors } from './competitors.ts'
import { accountsFile, countAccounts, listAccounts, selectAccounts } from './list.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { listAgencyTeams } from './new-account-choices.ts'
import { createAccount, createMsspAccount } from './new-account.ts'
import { offerRoutes } from './offer-routes.ts'
import { retailAgentRoutes } from './retail-agents/routes.ts'
import { suggestionRoutes } from './suggestions/routes.ts'
import { saveTeams } from './teams.ts'
import type { AccountWorkflows } from './workflows.ts'

export const accountRoutes = (workflows: AccountWorkflows): readonly Route[] => [
  route(calls.searchAccounts, ({ query }, { services, viewer }) =>
    listAccounts(services, viewer, query),
  ),
  route(calls.exportAccounts, ({ query }, context) => accountsFile(context, query)),
  route(bulk.selectAccounts, ({ query }, { services, viewer }) =>
    selectAccounts(services, viewer, query),
  ),
  route(calls.countAccounts, ({ query }, { services, viewer }) =>
    countAccounts(services, viewer, query),
  ),
  route(form.createAccount, ({ body }, { services, viewer }) =>
    createAccount(services, viewer, body),
  ),
  route(form.createMsspAccount, ({ body }, { services, viewer, region }) =>
    createMsspAccount(services, viewer, region, body),
  ),
  route(form.listAgencyTeams, ({ params }, { services, viewer }) =>
    listAgencyTeams(services, signedIn(viewer), params.agencyId),
  ),
  route(readApplicationCall, ({ params, body }, { services, viewer }) =>
    readApplication(services, viewer, params.accountId, body.file),
  ),
  route(calls.listCompetitors, ({ params }, { services, viewer }) =>
    listCompetitors(services, viewer, params.id),
  ),
  route(form.reloadAccount, ({ params }, { services, viewer }) =>
    reloadAccount(services, viewer, params.accountId),
  ),
  route(syncLeadsCall, ({ body }, { services, viewer }) => syncLeads(services, viewer, body.after)),
  route(form.attestNoDomain, ({ params }, { services, viewer }) =>
    attestNoDomain(services, viewer, params.accountId),
  ),
  route(calls.checkDomain, async ({ params: { domain } }) => ({
    domain,
    valid: isCompanyDomain(domain),
  })),
  route(saveAccountTeams, ({ params, body }, { services, viewer, request }) =>
    saveTeams(services, viewer, { ...params, ...ifMatchOf(request) }, body.teamIds),
  ),
  route(bulk.saveTeamsOfAccounts, ({ body }, context) =>
    runAccountBulkAction(context, {
      action: 'saveTeamsOfAccounts',
      request: body,
      shape: accountTeams,
      act: (which, { teamIds }) => saveTeams(context.services, context.viewer, which, teamIds),
    }),
  ),
  ...offerRoutes,
  ...retailAgentRoutes,
  ...suggestionRoutes,
  route(calls.getAccount, workflows.getAccount),
  route(calls.verifyAccount, workflows.verifyAccount),
  route(form.checkAccountUpdate, workflows.checkAccountUpdate),
  route(form.updateAccount, workflows.updateAccount),
  route(closing.declineAccount, workflows.declineAccount),
  route(closing.undeclineAccount, workflows.undeclineAccount),
  route(closing.loseAccount, workflows.loseAccount),
  route(closing.reopenAccount, workflows.reopenAccount),
  route(closing.deleteAccount, workflows.deleteAccount),
  route(bulk.declineAccounts, workflows.declineAccounts),
  route(bulk.loseAccounts, workflows.loseAccounts),
  route(quotable.listEligibleProducts, workflows.listEligibleProducts),
  route(quotable.quickQuotePremium, workflows.quickQuotePremium),
]
