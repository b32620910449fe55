import { accountRoutes } from './accounts/routes.ts'
import { agencyRoutes } from './agencies/routes.ts'
import { billingJobs } from './billing/jobs.ts'
import { billingRoutes } from './billing/routes.ts'
import { documentJobs } from './documents/jobs.ts'
import { documentRoutes } from './documents/routes.ts'
import { hostSignInRoutes } from './host-sign-in/routes.ts'
import { humanCheckRoutes } from './human-check/routes.ts'
import { industryCodeRoutes } from './industry-codes/routes.ts'
import type { Route } from './kernel/route.ts'
import type { Job } from './queue/job.ts'
import { mfaRoutes } from './mfa/routes.ts'
import { outboxJobs } from './outbox/jobs.ts'
import { passwordJobs } from './passwords/jobs.ts'
import { passwordRoutes } from './passwords/routes.ts'
import { policyRoutes } from './policies/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { quoteRoutes } from './quotes/routes.ts'
import { ratingRoutes } from './rating/routes.ts'
import { retentionJobs } from './retention/jobs.ts'
import { sessionRoutes } from './session/routes.ts'
import { signInRoutes } from './sign-in/routes.ts'
import { signUpJobs } from './sign-up/jobs.ts'
import { signUpRoutes } from './sign-up/routes.ts'
import { ssoRoutes } from './sso/routes.ts'
import { stateRoutes } from './states/routes.ts'
import { teamRoutes } from './teams/routes.ts'
import { visitRoutes } from './visits/routes.ts'
import { versionRoutes } from './version/routes.ts'
import { workflowRoutes } from './workflows/routes.ts'

/** Every route of every room. A room adds one line. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...agencyRoutes,
  ...billingRoutes,
  ...documentRoutes,
  ...hostSignInRoutes,
  ...humanCheckRoutes,
  ...industryCodeRoutes,
  ...mfaRoutes,
  ...passwordRoutes,
  ...policyRoutes,
  ...profileRoutes,
  ...quoteRoutes,
  ...ratingRoutes,
  ...sessionRoutes,
  ...signInRoutes,
  ...signUpRoutes,
  ...ssoRoutes,
  ...stateRoutes,
  ...teamRoutes,
  ...visitRoutes,
  ...versionRoutes,
  ...workflowRoutes,
]

/** Every kind of queued job. A room that has jobs adds one line. */
export const jobs: readonly Job[] = [
  ...billingJobs,
  ...documentJobs,
  ...outboxJobs,
  ...passwordJobs,
  ...retentionJobs,
  ...signUpJobs,
]
