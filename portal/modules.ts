import { apiKeysModule } from './administration/api-keys/module.ts'
import { authorityModule } from './directory/underwriting-authority/module.ts'
import { agenciesModule } from './directory/agencies/module.ts'
import { teamsModule } from './directory/teams/module.ts'
import { dashboardModule } from './frame/dashboard/module.ts'
import { flagsModule } from './frame/flags/module.ts'
import { legalModule } from './frame/legal/module.ts'
import type { Module } from './frame/modules/module.ts'
import { serverDownModule } from './frame/overlays/module.ts'
import { settingsModule } from './frame/palette/module.ts'
import { hostSignInModule } from './identity/host-sign-in/module.ts'
import { impersonationModule } from './identity/impersonation/module.ts'
import { mfaModule } from './identity/mfa/module.ts'
import { passwordsModule } from './identity/passwords/module.ts'
import { profileModule } from './identity/profile/module.ts'
import { securityCodeModule } from './identity/security-code/module.ts'
import { sessionEndModule } from './identity/impersonation/session-end/module.ts'
import { sessionModule } from './identity/session/module.ts'
import { signInModule } from './identity/sign-in/module.ts'
import { signUpModule } from './identity/sign-up/module.ts'
import { accountsModule } from './insurance/accounts/module.ts'
import { billingModule } from './insurance/billing/module.ts'
import { claimsModule } from './insurance/claims/module.ts'
import { contactsModule } from './insurance/contacts/module.ts'
import { documentsModule } from './insurance/documents/module.ts'
import { policiesModule } from './insurance/policies/module.ts'
import { quotesModule } from './insurance/quotes/module.ts'
import { notesModule } from './insurance/notes/module.ts'
import { securityModule } from './insurance/security/module.ts'
import { riskModule } from './insurance/risk/module.ts'
import { signingModule } from './insurance/signing/module.ts'
import { submissionsModule } from './insurance/submissions/module.ts'
import { surplusModule } from './insurance/surplus/module.ts'

/** Every domain's part of the portal, in the order of menus and headers. */
export const modules = [
  impersonationModule,
  signUpModule,
  teamsModule,
  agenciesModule,
  authorityModule,
  mfaModule,
  quotesModule,
  submissionsModule,
  policiesModule,
  accountsModule,
  contactsModule,
  billingModule,
  documentsModule,
  securityModule,
  notesModule,
  claimsModule,
  signingModule,
  surplusModule,
  riskModule,
  dashboardModule,
  apiKeysModule,
  profileModule,
  signInModule,
  passwordsModule,
  hostSignInModule,
  securityCodeModule,
  legalModule,
  serverDownModule,
  settingsModule,
  flagsModule,
  sessionModule,
  sessionEndModule,
] as const satisfies readonly Module[]
