import * as accountApplications from './insurance/accounts/application/endpoints.ts'
import * as accountForms from './insurance/accounts/form-endpoints.ts'
import * as accountBulk from './insurance/accounts/bulk-endpoints.ts'
import * as accountClosure from './insurance/accounts/closure-endpoints.ts'
import * as accountOffers from './insurance/accounts/offer-endpoints.ts'
import * as quotableProducts from './insurance/accounts/eligibility-endpoints.ts'
import { syncLeads } from './insurance/accounts/lead-endpoints.ts'
import { saveAccountTeams } from './insurance/accounts/team-endpoints.ts'
import * as accounts from './insurance/accounts/endpoints.ts'
import * as authority from './directory/underwriting-authority/endpoints.ts'
import * as agencies from './directory/agencies/endpoints.ts'
import * as agencyRecords from './directory/agencies/record-endpoints.ts'
import * as activity from './insurance/activity/endpoints.ts'
import * as apiKeys from './administration/api-keys/endpoints.ts'
import * as billing from './insurance/billing/endpoints.ts'
import { downloadReceipt } from './insurance/billing/receipt-endpoints.ts'
import * as contacts from './insurance/contacts/endpoints.ts'
import * as documents from './insurance/documents/endpoints.ts'
import * as environment from './platform/environment/endpoints.ts'
import * as flags from './platform/flags/endpoints.ts'
import * as hostSignIn from './identity/host-sign-in/endpoints.ts'
import * as humanCheck from './identity/human-check/endpoints.ts'
import * as live from './platform/live/endpoints.ts'
import * as industryCodes from './directory/industry-codes/endpoints.ts'
import * as mfa from './identity/mfa/endpoints.ts'
import * as notes from './insurance/notes/endpoints.ts'
import * as passwords from './identity/passwords/endpoints.ts'
import * as permissions from './identity/permissions/endpoints.ts'
import { markAccountPresence, markQuotePresence } from './insurance/presence/endpoints.ts'
import * as policies from './insurance/policies/endpoints.ts'
import * as profile from './identity/profile/endpoints.ts'
import * as quoteBulk from './insurance/quotes/bulk/endpoints.ts'
import * as carts from './insurance/quotes/cart/endpoints.ts'
import * as reviews from './insurance/quotes/review/endpoints.ts'
import * as sharing from './insurance/quotes/cart/sharing-endpoints.ts'
import * as wizardDrafts from './insurance/quotes/wizard/endpoints.ts'
import * as renewals from './insurance/quotes/renewal/endpoints.ts'
import * as retailAgents from './insurance/accounts/retail-agent-endpoints.ts'
import * as quotes from './insurance/quotes/endpoints.ts'
import * as subjectivities from './insurance/quotes/subjectivities/endpoints.ts'
import { getQuoteChanges, markQuoteSeen } from './insurance/quotes/changes/endpoints.ts'
import * as quoteBinds from './insurance/quotes/bind/endpoints.ts'
import * as quoteEdits from './insurance/quotes/edit/endpoints.ts'
import * as quoteMails from './insurance/quotes/mail/endpoints.ts'
import * as quotePrices from './insurance/quotes/price/endpoints.ts'
import * as quoteLifecycle from './insurance/quotes/lifecycle/endpoints.ts'
import * as underwriting from './insurance/quotes/underwriting/endpoints.ts'
import * as quoteAdjusting from './insurance/quotes/edit/adjustment-endpoints.ts'
import { reassessRisk } from './insurance/quotes/price/reassessment-endpoint.ts'
import * as quoteLists from './insurance/quotes/list/endpoints.ts'
import * as rating from './insurance/rating/endpoints.ts'
import * as register from './insurance/register/endpoints.ts'
import * as suggestions from './insurance/accounts/suggestion-endpoints.ts'
import * as security from './insurance/security/endpoints.ts'
import * as risk from './insurance/risk/endpoints.ts'
import * as signing from './insurance/signing/endpoints.ts'
import * as session from './identity/session/endpoints.ts'
import * as savedViews from './identity/saved-views/endpoints.ts'
import * as submissions from './insurance/submissions/endpoints.ts'
import * as submissionActions from './insurance/submissions/action-endpoints.ts'
import { listSubmissionActivity } from './insurance/submissions/activity.ts'
import * as settings from './platform/settings/endpoints.ts'
import * as signIn from './identity/sign-in/endpoints.ts'
import * as signUp from './identity/sign-up/endpoints.ts'
import * as sso from './identity/sso/endpoints.ts'
import * as surplus from './insurance/surplus/endpoints.ts'
import * as surplusLicenses from './insurance/surplus/license-endpoints.ts'
import * as states from './directory/states/endpoints.ts'
import * as teams from './directory/teams/endpoints.ts'
import * as impersonation from './identity/impersonation/endpoints.ts'
import * as version from './platform/version/endpoints.ts'
import * as workflows from './identity/security-code/endpoints.ts'
import type { ErrorCode } from './error-catalogue.ts'
import type { Endpoint } from './platform/api/endpoint.ts'

/** An endpoint whose error codes are defined by the domains. */
export interface KnownEndpoint extends Endpoint {
  readonly errors?: readonly ErrorCode[]
}

interface TaggedDomains {
  readonly tag: string
  /** One sentence for OpenAPI. */
  readonly description: string
  readonly domains: readonly Readonly<Record<string, KnownEndpoint>>[]
}

/** The domains by their OpenAPI tag. */
const taggedDomains: readonly TaggedDomains[] = [
  {
    tag: 'Accounts',
    description:
      'Insured companies: details, applications, closure and products that can be quoted.',
    domains: [
      accounts,
      accountApplications,
      accountForms,
      accountBulk,
      accountClosure,
      accountOffers,
      quotableProducts,
      retailAgents,
      { saveAccountTeams, syncLeads },
    ],
  },
  {
    tag: 'Activity',
    description: 'What happened to a record, and who is viewing it now.',
    domains: [activity, { markAccountPresence, markQuotePresence }],
  },
  {
    tag: 'Agencies',
    description: 'Agencies and their teams.',
    domains: [agencies, agencyRecords, teams],
  },
  {
    tag: 'API keys',
    description: 'Keys of an agency’s own pages and servers.',
    domains: [apiKeys],
  },
  {
    tag: 'Billing',
    description: 'Amounts due, payments and payment methods.',
    domains: [billing],
  },
  {
    tag: 'Contacts',
    description: 'People of an account, and its agent.',
    domains: [contacts],
  },
  {
    tag: 'Documents',
    description: 'Documents of quotes and policies, and their templates.',
    domains: [documents, { downloadReceipt }],
  },
  {
    tag: 'Environment',
    description: 'The deployment: its settings, feature flags, version and live changes.',
    domains: [environment, flags, live, version],
  },
  {
    tag: 'Notes',
    description: 'Notes on records.',
    domains: [notes],
  },
  {
    tag: 'Policies',
    description: 'Bound cover and its exports.',
    domains: [policies],
  },
  {
    tag: 'Profile',
    description: 'The signed-in user: profile, settings, saved views and permissions.',
    domains: [profile, permissions, savedViews, settings],
  },
  {
    tag: 'Quotes',
    description: 'Quotes from the first price to the request to bind.',
    domains: [
      quotes,
      quoteLists,
      quotePrices,
      quoteEdits,
      quoteMails,
      quoteBinds,
      quoteBulk,
      carts,
      sharing,
      reviews,
      wizardDrafts,
      renewals,
      quoteLifecycle,
      { getQuoteChanges, markQuoteSeen },
    ],
  },
  {
    tag: 'Rating',
    description: 'Prices, and the rules and presets that the calculator uses.',
    domains: [rating],
  },
  {
    tag: 'Reference data',
    description: 'States, industry codes and the register of companies.',
    domains: [states, industryCodes, suggestions, register],
  },
  {
    tag: 'Risk',
    description: 'Risk scores of accounts, and security questions.',
    domains: [risk, security],
  },
  {
    tag: 'Sessions',
    description: 'Sign-in, sessions, second factors, single sign-on and impersonation.',
    domains: [session, signIn, mfa, sso, hostSignIn, humanCheck, impersonation, workflows],
  },
  {
    tag: 'Sign-up',
    description: 'Invitations, registration and passwords.',
    domains: [signUp, passwords],
  },
  {
    tag: 'Submissions',
    description: 'Requests to quote a company.',
    domains: [submissionActions, { listSubmissionActivity }, submissions],
  },
  {
    tag: 'Surplus lines',
    description: 'Surplus lines notices and licenses.',
    domains: [surplus, surplusLicenses, signing],
  },
  {
    tag: 'Underwriting',
    description: 'Referrals, adjustments, subjectivities and underwriting authority.',
    domains: [authority, { reassessRisk }, quoteAdjusting, subjectivities, underwriting],
  },
]

/** Endpoints of one tag in OpenAPI. */
export interface TaggedEndpoints {
  readonly tag: string
  readonly description: string
  readonly endpoints: readonly KnownEndpoint[]
}

/** Every endpoint of every domain, by tag. */
export const taggedEndpoints: readonly TaggedEndpoints[] = taggedDomains.map(
  ({ domains, ...tagged }) => ({
    ...tagged,
    endpoints: domains.flatMap((domain) => Object.values(domain)),
  }),
)

/**
 * Every endpoint of every domain, for server, OpenAPI and tests only. Clients import the endpoints
 * they use, so that the others stay out of their bundle.
 */
export const catalogue: readonly KnownEndpoint[] = taggedEndpoints.flatMap(
  ({ endpoints }) => endpoints,
)
