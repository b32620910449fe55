import type { AgencyWorkflows } from '../directory/agencies/workflows.ts'
import type { MfaWorkflows } from '../identity/mfa/workflows.ts'
import type { PasswordWorkflows } from '../identity/passwords/workflows.ts'
import { profileOf } from '../identity/profile/own-profile.ts'
import type { SessionWorkflows } from '../identity/session/workflows.ts'
import type { AccountWorkflows } from '../insurance/accounts/workflows.ts'
import type { BillingWorkflows } from '../insurance/billing/workflows.ts'
import type { ContactWorkflows } from '../insurance/contacts/workflows.ts'
import { downloadReceipt } from '../insurance/documents/policy-downloads.ts'
import type { QuoteWorkflows } from '../insurance/quotes/workflows.ts'
import type { SigningWorkflows } from '../insurance/signing/workflows.ts'
import type { SubmissionWorkflows } from '../insurance/submissions/workflows.ts'
import { ifMatchOf } from '../kernel/if-match.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { addAgency } from './add-agency.ts'
import { autoQuoteSubmission } from './auto-quote.ts'
import { changeAgent } from './change-agent.ts'
import { accountClosings } from './close-account.ts'
import { declineQuote, declineQuotes } from './decline-quote.ts'
import { deleteAccount } from './delete-account.ts'
import { issueByAgent, issueQuote, issueQuotes } from './issue-quote.ts'
import { listEligibleProducts, quickQuotePremium } from './product-offers.ts'
import { getAccount } from './read-account.ts'
import { readQuote } from './read-quote.ts'
import { readRenewal, saveRenewal } from './renew-policy.ts'
import { createRenewalSubmission } from './renewal-submission.ts'
import { confirmMfaReset, requestMfaReset } from './reset-mfa.ts'
import { signQuote } from './sign-quote.ts'
import { getMyAgent, setMyAgent } from './set-my-agent.ts'
import { checkAccountUpdate, updateAccount } from './update-account.ts'
import { updatePolicyholder } from './update-policyholder.ts'
import { validatePassword } from './validate-password.ts'
import { verifyAccount } from './verify-account.ts'

// The handlers that each domain gets for endpoints that depend on later domains.

export const agencyWorkflows: AgencyWorkflows = { addAgency }

export const sessionWorkflows: SessionWorkflows = {
  getMe: (_input, { services, viewer, locale }) => profileOf(services, signedIn(viewer), locale),
}

export const passwordWorkflows: PasswordWorkflows = { validatePassword }

export const mfaWorkflows: MfaWorkflows = { requestMfaReset, confirmMfaReset }

export const accountWorkflows: AccountWorkflows = {
  getAccount,
  deleteAccount,
  ...accountClosings,
  checkAccountUpdate,
  updateAccount,
  verifyAccount: ({ body }, { services, viewer, request }) =>
    verifyAccount(services, viewer, body, ifMatchOf(request)),
  listEligibleProducts,
  quickQuotePremium,
}

export const contactWorkflows: ContactWorkflows = {
  updatePolicyholder,
  changeAgent,
  getMyAgent,
  setMyAgent,
}

export const submissionWorkflows: SubmissionWorkflows = {
  autoQuoteSubmission,
  createRenewalSubmission,
}

export const quoteWorkflows: QuoteWorkflows = {
  getQuote: ({ params }, { services, viewer }) => readQuote(services, viewer, params),
  getQuoteById: ({ params }, { services, viewer }) =>
    readQuote(services, viewer, { quoteId: params.id }),
  declineQuote: ({ params, body }, { services, viewer, request }) =>
    declineQuote(services, viewer, { quoteId: params.id, ...ifMatchOf(request) }, body),
  declineQuotes,
  issueQuote: ({ params }, { services, viewer, request }) =>
    issueQuote(services, viewer, { ...params, ...ifMatchOf(request) }),
  agentIssueQuote: ({ params }, { services, viewer, request }) =>
    issueByAgent(services, viewer, { ...params, ...ifMatchOf(request) }),
  issueQuotes,
  getRenewal: ({ params }, context) => readRenewal(context, params.policyId),
  saveRenewal: ({ body }, { services, viewer, ip }) => saveRenewal(services, viewer, body, ip),
}

export const signingWorkflows: SigningWorkflows = { signQuote }

export const billingWorkflows: BillingWorkflows = { downloadReceipt }
