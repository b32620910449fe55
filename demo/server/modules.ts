import { accountRoutes } from './insurance/accounts/routes.ts'
import { activityRoutes } from './insurance/activity/routes.ts'
import { agencyRoutes } from './directory/agencies/routes.ts'
import { authorityRoutes } from './directory/underwriting-authority/routes.ts'
import { apiKeyRoutes } from './administration/api-keys/routes.ts'
import { billingHandlers } from './insurance/billing/handlers.ts'
import { billingRoutes } from './insurance/billing/routes.ts'
import { contactRoutes } from './insurance/contacts/routes.ts'
import { documentHandlers } from './insurance/documents/handlers.ts'
import { documentRoutes } from './insurance/documents/routes.ts'
import { hostSignInRoutes } from './identity/host-sign-in/routes.ts'
import { humanCheckRoutes } from './identity/human-check/routes.ts'
import { industryCodeRoutes } from './directory/industry-codes/routes.ts'
import type { Route } from './kernel/route.ts'
import type { JobHandler } from './kernel/queue/handler.ts'
import { liveRoutes } from './kernel/live/routes.ts'
import { mfaRoutes } from './identity/mfa/routes.ts'
import { noteRoutes } from './insurance/notes/routes.ts'
import { outboxHandlers } from './kernel/outbox/handlers.ts'
import { passwordHandlers } from './identity/passwords/handlers.ts'
import { passwordRoutes } from './identity/passwords/routes.ts'
import { policyRoutes } from './insurance/policies/routes.ts'
import { presenceRoutes } from './insurance/presence/routes.ts'
import { profileRoutes } from './identity/profile/routes.ts'
import { quoteRoutes } from './insurance/quotes/routes.ts'
import { ratingRoutes } from './insurance/rating/routes.ts'
import { registerRoutes } from './insurance/register/routes.ts'
import { quoteHandlers } from './insurance/quotes/handlers.ts'
import { renamedUserHandlers } from './workflows/rename-user.ts'
import { retentionHandlers } from './retention/jobs.ts'
import { savedViewRoutes } from './identity/saved-views/routes.ts'
import { securityRoutes } from './insurance/security/routes.ts'
import { riskHandlers } from './insurance/risk/handlers.ts'
import { riskRoutes } from './insurance/risk/routes.ts'
import { sessionRoutes } from './identity/session/routes.ts'
import { signInRoutes } from './identity/sign-in/routes.ts'
import { signUpHandlers } from './identity/sign-up/handlers.ts'
import { signUpRoutes } from './identity/sign-up/routes.ts'
import { ssoRoutes } from './identity/sso/routes.ts'
import { statusHandlers } from './effective-statuses/jobs.ts'
import { signingRoutes } from './insurance/signing/routes.ts'
import { stateRoutes } from './directory/states/routes.ts'
import { surplusRoutes } from './insurance/surplus/routes.ts'
import { submissionRoutes } from './insurance/submissions/routes.ts'
import { teamRoutes } from './directory/teams/routes.ts'
import { impersonationRoutes } from './identity/impersonation/routes.ts'
import { environmentRoutes } from './kernel/environment/routes.ts'
import { flagRoutes } from './kernel/flags/routes.ts'
import { permissionRoutes } from './identity/permissions/routes.ts'
import { settingsRoutes } from './identity/settings/routes.ts'
import { mustSeeAccount } from './insurance/accounts/scope.ts'
import { mustSeeQuote } from './insurance/quotes/list/scope.ts'
import { testOutcomeHandlers } from './workflows/test-outcome.ts'
import {
  accountWorkflows,
  agencyWorkflows,
  billingWorkflows,
  contactWorkflows,
  mfaWorkflows,
  passwordWorkflows,
  quoteWorkflows,
  sessionWorkflows,
  signingWorkflows,
  submissionWorkflows,
} from './workflows/handlers.ts'
import { versionRoutes } from './kernel/version/routes.ts'
import { workflowRoutes } from './identity/security-code/routes.ts'

/** Every route of every module. A module adds one line. */
export const routes: readonly Route[] = [
  ...accountRoutes(accountWorkflows),
  ...activityRoutes(mustSeeAccount),
  ...agencyRoutes(agencyWorkflows),
  ...apiKeyRoutes,
  ...authorityRoutes,
  ...billingRoutes(billingWorkflows),
  ...contactRoutes(contactWorkflows),
  ...documentRoutes,
  ...hostSignInRoutes,
  ...environmentRoutes,
  ...flagRoutes,
  ...humanCheckRoutes,
  ...industryCodeRoutes,
  ...liveRoutes,
  ...mfaRoutes(mfaWorkflows),
  ...noteRoutes,
  ...passwordRoutes(passwordWorkflows),
  ...permissionRoutes,
  ...policyRoutes,
  ...presenceRoutes({ account: mustSeeAccount, quote: mustSeeQuote }),
  ...profileRoutes,
  ...surplusRoutes,
  ...quoteRoutes(quoteWorkflows),
  ...ratingRoutes,
  ...registerRoutes,
  ...savedViewRoutes,
  ...securityRoutes,
  ...riskRoutes,
  ...settingsRoutes,
  ...sessionRoutes(sessionWorkflows),
  ...signInRoutes,
  ...signUpRoutes,
  ...ssoRoutes,
  ...signingRoutes(signingWorkflows),
  ...stateRoutes,
  ...submissionRoutes(submissionWorkflows),
  ...teamRoutes,
  ...impersonationRoutes,
  ...versionRoutes,
  ...workflowRoutes,
]

/** The handlers of every kind of queued job. A module with jobs adds one line. */
export const jobs: readonly JobHandler[] = [
  ...billingHandlers,
  ...documentHandlers,
  ...outboxHandlers,
  ...passwordHandlers,
  ...quoteHandlers,
  ...renamedUserHandlers,
  ...retentionHandlers,
  ...riskHandlers,
  ...signUpHandlers,
  ...statusHandlers,
  ...testOutcomeHandlers,
]
