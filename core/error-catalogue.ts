import { accountErrors } from './insurance/accounts/errors.ts'
import { authorityErrors } from './directory/underwriting-authority/errors.ts'
import { agencyErrors } from './directory/agencies/errors.ts'
import { apiKeyErrors } from './administration/api-keys/errors.ts'
import { apiErrors } from './platform/api/errors.ts'
import { billingErrors } from './insurance/billing/errors.ts'
import { clientErrors } from './foundation/errors/client-error-rows.ts'
import { contactErrors } from './insurance/contacts/errors.ts'
import { hostSignInErrors } from './identity/host-sign-in/errors.ts'
import { humanCheckErrors } from './identity/human-check/errors.ts'
import { impersonationErrors } from './identity/impersonation/errors.ts'
import { mfaErrors } from './identity/mfa/errors.ts'
import { noteErrors } from './insurance/notes/errors.ts'
import { passwordErrors } from './identity/passwords/errors.ts'
import { profileErrors } from './identity/profile/errors.ts'
import { quoteErrors } from './insurance/quotes/errors.ts'
import { securityErrors } from './insurance/security/errors.ts'
import { riskErrors } from './insurance/risk/errors.ts'
import { securityCodeErrors } from './identity/security-code/errors.ts'
import { sessionErrors } from './identity/session/errors.ts'
import { savedViewErrors } from './identity/saved-views/errors.ts'
import { settingsErrors } from './platform/settings/errors.ts'
import { signInErrors } from './identity/sign-in/errors.ts'
import { surplusErrors } from './insurance/surplus/errors.ts'
import { submissionErrors } from './insurance/submissions/errors.ts'
import { signUpErrors } from './identity/sign-up/errors.ts'
import { ssoErrors } from './identity/sso/errors.ts'
import type { ErrorRow } from './foundation/errors/error-row.ts'

/**
 * The errors of every domain; a new domain with errors adds a line. For server, docs and tests
 * only.
 */
export const errorTables = [
  clientErrors,
  apiErrors,
  savedViewErrors,
  settingsErrors,
  sessionErrors,
  signInErrors,
  mfaErrors,
  passwordErrors,
  signUpErrors,
  ssoErrors,
  hostSignInErrors,
  humanCheckErrors,
  profileErrors,
  impersonationErrors,
  securityCodeErrors,
  agencyErrors,
  authorityErrors,
  accountErrors,
  contactErrors,
  quoteErrors,
  securityErrors,
  submissionErrors,
  surplusErrors,
  noteErrors,
  billingErrors,
  riskErrors,
  apiKeyErrors,
] as const

type CodesOf<Table> = Table extends unknown
  ? {
      [Code in keyof Table]: Table[Code] extends { readonly status: 0 } ? never : Code
    }[keyof Table]
  : never

/**
 * Codes that an endpoint can return, except those that the client detects; a misspelt one does not
 * compile.
 */
export type ErrorCode = CodesOf<(typeof errorTables)[number]>

/**
 * Every code with which a call or the client can fail. Codes of single fields are wording keys only
 * and appear in `errors` of a response.
 */
export const errorCatalogue: ReadonlyMap<string, ErrorRow> = new Map(
  errorTables.flatMap((table) => Object.entries<ErrorRow>(table)),
)

/** The HTTP status of an error. */
export const statusOf = (code: ErrorCode): number => {
  const row = errorCatalogue.get(code)
  if (row === undefined) throw new Error(`No domain defines the error ${code}`)
  return row.status
}
