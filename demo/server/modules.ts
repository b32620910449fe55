import { apiKeysModule } from './administration/api-keys/module.ts'
import { examplesModule } from './administration/examples/module.ts'
import { agenciesModule } from './directory/agencies/module.ts'
import { industryCodesModule } from './directory/industry-codes/module.ts'
import { statesModule } from './directory/states/module.ts'
import { teamsModule } from './directory/teams/module.ts'
import { underwritingAuthorityModule } from './directory/underwriting-authority/module.ts'
import { usersModule } from './directory/users/module.ts'
import { accessModule } from './identity/access/module.ts'
import { credentialsModule } from './identity/credentials/module.ts'
import { hostSignInModule } from './identity/host-sign-in/module.ts'
import { humanCheckModule } from './identity/human-check/module.ts'
import { impersonationModule } from './identity/impersonation/module.ts'
import { mfaModule } from './identity/mfa/module.ts'
import { passwordsModule } from './identity/passwords/module.ts'
import { profileModule } from './identity/profile/module.ts'
import { savedViewsModule } from './identity/saved-views/module.ts'
import { securityCodeModule } from './identity/security-code/module.ts'
import { sessionModule } from './identity/session/module.ts'
import { signInModule } from './identity/sign-in/module.ts'
import { signUpModule } from './identity/sign-up/module.ts'
import { ssoModule } from './identity/sso/module.ts'
import { accountsModule } from './insurance/accounts/module.ts'
import { readAccount } from './insurance/accounts/service.ts'
import { activityModule } from './insurance/activity/module.ts'
import { billingModule } from './insurance/billing/module.ts'
import { contactsModule } from './insurance/contacts/module.ts'
import { documentsModule } from './insurance/documents/module.ts'
import { wasBound } from './insurance/documents/was-bound.ts'
import { notesModule } from './insurance/notes/module.ts'
import { policiesModule } from './insurance/policies/module.ts'
import { presenceModule } from './insurance/presence/module.ts'
import { quotesModule } from './insurance/quotes/module.ts'
import { ratingModule } from './insurance/rating/module.ts'
import { registerModule } from './insurance/register/module.ts'
import { riskModule } from './insurance/risk/module.ts'
import { securityModule } from './insurance/security/module.ts'
import { signingModule } from './insurance/signing/module.ts'
import { submissionsModule } from './insurance/submissions/module.ts'
import { surplusModule } from './insurance/surplus/module.ts'
import { bulkModule } from './kernel/bulk/module.ts'
import { demoControlsModule } from './kernel/demo-controls/module.ts'
import { idempotencyModule } from './kernel/idempotency/module.ts'
import { limitsModule } from './kernel/limits/module.ts'
import { liveModule } from './kernel/live/module.ts'
import type { ServerModule } from './kernel/modules/server-module.ts'
import { outboxModule } from './kernel/outbox/module.ts'
import { queueModule } from './kernel/queue/module.ts'
import { versionModule } from './kernel/version/module.ts'
import { workflowsModule } from './workflows/module.ts'

/** The modules of the platform. One more domain is its folder and a line here. */
export const modules: readonly ServerModule[] = [
  bulkModule,
  demoControlsModule,
  idempotencyModule,
  limitsModule,
  liveModule,
  outboxModule,
  queueModule,
  versionModule,
  agenciesModule,
  industryCodesModule,
  statesModule,
  teamsModule,
  underwritingAuthorityModule,
  usersModule,
  accessModule,
  credentialsModule,
  hostSignInModule,
  humanCheckModule,
  impersonationModule,
  mfaModule,
  passwordsModule,
  profileModule,
  savedViewsModule,
  securityCodeModule,
  sessionModule,
  signInModule,
  signUpModule,
  ssoModule,
  accountsModule,
  activityModule(readAccount),
  billingModule,
  contactsModule,
  documentsModule,
  notesModule,
  policiesModule,
  presenceModule,
  quotesModule(wasBound),
  ratingModule,
  registerModule,
  riskModule,
  securityModule,
  signingModule,
  submissionsModule,
  surplusModule,
  apiKeysModule,
  examplesModule,
  workflowsModule,
]
