import { agenciesModuleFor } from './directory/agencies/module.ts'
import { mfaModuleFor } from './identity/mfa/module.ts'
import { passwordsModuleFor } from './identity/passwords/module.ts'
import { sessionModuleFor } from './identity/session/module.ts'
import { accountsModuleFor } from './insurance/accounts/module.ts'
import { assertAccountVisible } from './insurance/accounts/scope.ts'
import { activityModuleFor } from './insurance/activity/module.ts'
import { billingModuleFor } from './insurance/billing/module.ts'
import { contactsModuleFor } from './insurance/contacts/module.ts'
import { wasBound } from './insurance/documents/was-bound.ts'
import { presenceModuleFor } from './insurance/presence/module.ts'
import { assertQuoteVisible } from './insurance/quotes/scope.ts'
import { quotesModuleFor } from './insurance/quotes/module.ts'
import { signingModuleFor } from './insurance/signing/module.ts'
import { submissionsModuleFor } from './insurance/submissions/module.ts'
import * as workflows from './workflows/handlers.ts'

// The modules of the platform: a new domain adds its folder and one line here. Declarations that
// depend on the order of modules say so (`after`).

export { activityLogModule } from './kernel/activity/module.ts'
export { bulkModule } from './kernel/bulk/module.ts'
export { demoControlsModule } from './kernel/demo-controls/module.ts'
export { environmentModule } from './kernel/environment/module.ts'
export { flagsModule } from './kernel/flags/module.ts'
export { idempotencyModule } from './kernel/idempotency/module.ts'
export { limitsModule } from './kernel/limits/module.ts'
export { liveModule } from './kernel/live/module.ts'
export { outboxModule } from './kernel/outbox/module.ts'
export { queueModule } from './kernel/queue/module.ts'
export { versionModule } from './kernel/version/module.ts'
export { industryCodesModule } from './directory/industry-codes/module.ts'
export { statesModule } from './directory/states/module.ts'
export { teamsModule } from './directory/teams/module.ts'
export { underwritingAuthorityModule } from './directory/underwriting-authority/module.ts'
export { usersModule } from './directory/users/module.ts'
export { accessModule } from './identity/access/module.ts'
export { credentialsModule } from './identity/credentials/module.ts'
export { hostSignInModule } from './identity/host-sign-in/module.ts'
export { humanCheckModule } from './identity/human-check/module.ts'
export { impersonationModule } from './identity/impersonation/module.ts'
export { permissionsModule } from './identity/permissions/module.ts'
export { profileModule } from './identity/profile/module.ts'
export { savedViewsModule } from './identity/saved-views/module.ts'
export { securityCodeModule } from './identity/security-code/module.ts'
export { settingsModule } from './identity/settings/module.ts'
export { signInModule } from './identity/sign-in/module.ts'
export { signUpModule } from './identity/sign-up/module.ts'
export { ssoModule } from './identity/sso/module.ts'
export { documentsModule } from './insurance/documents/module.ts'
export { ledgerModule } from './insurance/ledger/module.ts'
export { notesModule } from './insurance/notes/module.ts'
export { policiesModule } from './insurance/policies/module.ts'
export { ratingModule } from './insurance/rating/module.ts'
export { registerModule } from './insurance/register/module.ts'
export { riskModule } from './insurance/risk/module.ts'
export { securityModule } from './insurance/security/module.ts'
export { surplusModule } from './insurance/surplus/module.ts'
export { apiKeysModule } from './administration/api-keys/module.ts'
export { examplesModule } from './workflows/examples/module.ts'
export { workflowsModule } from './workflows/module.ts'

// domains that receive functions of later domains
export const accountsModule = accountsModuleFor(workflows.accountWorkflows)
export const activityModule = activityModuleFor(assertAccountVisible)
export const agenciesModule = agenciesModuleFor(workflows.agencyWorkflows)
export const billingModule = billingModuleFor(workflows.billingWorkflows)
export const contactsModule = contactsModuleFor(workflows.contactWorkflows)
export const mfaModule = mfaModuleFor(workflows.mfaWorkflows)
export const passwordsModule = passwordsModuleFor(workflows.passwordWorkflows)
export const presenceModule = presenceModuleFor({
  account: assertAccountVisible,
  quote: assertQuoteVisible,
})
export const quotesModule = quotesModuleFor(workflows.quoteWorkflows, wasBound)
export const sessionModule = sessionModuleFor(workflows.sessionWorkflows)
export const signingModule = signingModuleFor(workflows.signingWorkflows)
export const submissionsModule = submissionsModuleFor(workflows.submissionWorkflows)
