import { endpoint } from '../../platform/api/endpoint.ts'
import { submissionDecline } from './decline.ts'
import {
  autoQuoteInput,
  bulkAssignment,
  bulkResult,
  carrierReferralInput,
  certification,
  generatedReply,
  replyText,
  statusChange,
  submissionCompletion,
  submissionLoss,
  teamChange,
} from './forms.ts'
import { submission } from './model.ts'
import { submissionParams } from './params.ts'

/** Errors of an action. With `If-Match`, the action applies only to the version that was read. */
const actionErrors = [
  'notFound',
  'invalidInput',
  'submissionStatusForbids',
  'submissionActorForbids',
  'submissionChanged',
  'submissionDecided',
] as const

/** Fills in or corrects values. */
export const completeSubmission = endpoint({
  id: 'completeSubmission',
  method: 'PUT',
  path: '/api/account/v1/submission/complete/{submissionId}',
  summary: 'Complete a submission',
  description: 'Values entered by a user are marked as certified. Extends the expiry date.',
  source: 'spec 2 §4; method, path and body not specified',
  audience: 'token',
  permission: 'submission:update',
  rateLimit: 'saving',
  idempotency: 'key',
  params: submissionParams,
  body: submissionCompletion,
  answer: submission,
  errors: actionErrors,
})

/** Certifies values that the parser read. */
export const certifySubmission = endpoint({
  id: 'certifySubmission',
  method: 'PUT',
  path: '/api/account/v1/submission/certify/{submissionId}',
  summary: 'Certify the values of a submission',
  description: 'Certifies the given fields, or all.',
  source: 'spec 2 §4, §7; method and body not specified',
  audience: 'token',
  permission: 'submission:update',
  rateLimit: 'saving',
  idempotency: 'key',
  params: submissionParams,
  body: certification,
  answer: submission,
  errors: actionErrors,
})

/** Declines a submission. */
export const declineSubmission = endpoint({
  id: 'declineSubmission',
  method: 'PUT',
  path: '/api/account/v1/submission/decline/{submissionId}',
  summary: 'Decline a submission',
  description: 'Requires a reason. The submission can be reopened.',
  source: 'spec 2 §3, §7, §9; method and path not specified',
  audience: 'token',
  permission: 'submission:decline',
  rateLimit: 'saving',
  idempotency: 'key',
  params: submissionParams,
  body: submissionDecline,
  answer: submission,
  errors: actionErrors,
})

/** Reopens a declined, lost or not renewed submission. */
export const reopenSubmission = endpoint({
  id: 'reopenSubmission',
  method: 'PUT',
  path: '/api/account/v1/submission/reopen/{submissionId}',
  summary: 'Reopen a submission',
  description: 'The status is derived again from the data and the quote. Extends the expiry date.',
  source: 'spec 2 §4, §7; method not specified',
  audience: 'token',
  permission: 'submission:update',
  rateLimit: 'saving',
  idempotency: 'key',
  params: submissionParams,
  answer: submission,
  errors: actionErrors,
})

/** Marks a submission as lost. */
export const loseSubmission = endpoint({
  id: 'loseSubmission',
  method: 'PUT',
  path: '/api/account/v1/submission/lost/{submissionId}',
  summary: 'Mark a submission as lost',
  description: 'Requires a reason. The submission can be reopened.',
  source: 'spec 2 §4, §7, §9; method not specified',
  audience: 'token',
  permission: 'submission:update',
  rateLimit: 'saving',
  idempotency: 'key',
  params: submissionParams,
  body: submissionLoss,
  answer: submission,
  errors: actionErrors,
})

/** Sets a status that no other action results in. */
export const setSubmissionStatus = endpoint({
  id: 'setSubmissionStatus',
  method: 'PUT',
  path: '/api/account/v1/submission/status/{submissionId}',
  summary: 'Set the status of a submission',
  description:
    'Status `readyToQuote` needs complete data. `renewed` and `nonRenewed` apply to renewals only.',
  source: 'spec 2 §4, §7; method and body not specified',
  audience: 'token',
  permission: 'submission:review',
  rateLimit: 'saving',
  idempotency: 'key',
  params: submissionParams,
  body: statusChange,
  answer: submission,
  errors: [...actionErrors, 'submissionIncomplete'],
})

/** Assigns a submission to a team of its agency. */
export const setSubmissionTeam = endpoint({
  id: 'setSubmissionTeam',
  method: 'PUT',
  path: '/api/account/v1/submission/team/{submissionId}',
  summary: 'Set the team of a submission',
  description:
    'A team of the agency, or none. Users who belong to teams can choose only their own.',
  source: 'spec 2 §7; method and body not specified',
  audience: 'token',
  permission: 'submission:update',
  rateLimit: 'saving',
  idempotency: 'key',
  params: submissionParams,
  body: teamChange,
  answer: submission,
  errors: actionErrors,
})

/** Assigns submissions to a staff member. */
export const bulkAssignSubmissions = endpoint({
  id: 'bulkAssignSubmissions',
  method: 'PUT',
  path: '/api/account/v1/submission/bulk-assign',
  summary: 'Assign submissions',
  description:
    'Up to 500, with a result for each. Submissions that cannot be assigned, or have changed since `seen`, keep their owner.',
  source: 'spec 2 §7; method, body and response not specified',
  audience: 'token',
  permission: 'submission:review',
  rateLimit: 'saving',
  work: 'long',
  idempotency: 'natural',
  // the maximum number of records, each with its version
  bodyLimit: { bytes: 131_072, values: 2_000 },
  body: bulkAssignment,
  answer: bulkResult,
  errors: ['notFound', 'invalidInput'],
})

/** Quotes a complete submission. Uses the matching account or creates one. */
export const autoQuoteSubmission = endpoint({
  id: 'autoQuoteSubmission',
  method: 'POST',
  path: '/api/account/v1/submission/auto-quote/{submissionId}',
  summary: 'Quote a submission',
  description:
    'The response includes the quote. For an incomplete submission, the error lists the missing fields. Repeating a request ID returns the same quote.',
  source: 'spec 2 §7; method, body and response not specified',
  audience: 'token',
  permission: 'submission:quote',
  rateLimit: 'saving',
  work: 'heavy',
  idempotency: 'key',
  params: submissionParams,
  body: autoQuoteInput,
  answer: submission,
  errors: [
    ...actionErrors,
    'submissionIncomplete',
    'submissionAccountMoved',
    'accountNotEligible',
    'accountTaken',
    'cartFull',
    'renewalClosed',
  ],
})

/** Finds or creates the account of a submission, so that a person can quote it. */
export const openSubmissionAccount = endpoint({
  id: 'openSubmissionAccount',
  method: 'POST',
  path: '/api/account/v1/submission/account/{submissionId}',
  summary: 'Open the account of a submission',
  description:
    'Finds the account or creates it, and fills in its missing values. Does not create a quote. The account’s next quote is linked to the submission.',
  source: 'spec 2 §2, "submission variants"; method, path and response not specified',
  audience: 'token',
  permission: 'submission:quote',
  rateLimit: 'saving',
  idempotency: 'key',
  params: submissionParams,
  answer: submission,
  errors: [...actionErrors, 'submissionAccountMoved', 'accountNotEligible', 'accountTaken'],
})

/** Drafts a reply to the submitter. */
export const generateReply = endpoint({
  id: 'generateReply',
  method: 'POST',
  path: '/api/account/v1/submission/generate-reply/{submissionId}',
  summary: 'Generate a reply to a submission',
  description:
    'Drafts a reply that asks for the missing fields or includes the quote. Does not send it.',
  source: 'spec 2 §7; method and response not specified',
  audience: 'token',
  permission: 'submission:review',
  impersonation: 'unrecorded',
  idempotency: 'natural',
  params: submissionParams,
  answer: generatedReply,
  errors: ['notFound', 'submissionStatusForbids', 'submissionActorForbids'],
})

/** Emails a reply to the submitter. */
export const sendReply = endpoint({
  id: 'sendReply',
  method: 'PUT',
  path: '/api/account/v1/submission/reply/{submissionId}',
  summary: 'Send a reply to a submission',
  description: 'Emails the submitter. The same text is sent only once.',
  source: 'own design, based on spec 2 §7',
  audience: 'token',
  permission: 'submission:review',
  rateLimit: 'mailing',
  idempotency: 'key',
  params: submissionParams,
  body: replyText,
  answer: submission,
  errors: [...actionErrors, 'tooManyRequests'],
})

/** Marks a submission as waiting for a carrier's decision. */
export const referToCarrier = endpoint({
  id: 'referToCarrier',
  method: 'PUT',
  path: '/api/account/v1/submission/carrier-referral/{submissionId}',
  summary: 'Refer a submission to a carrier',
  description: 'Escalates the submission until it is quoted or closed.',
  source: 'spec 2 §7; method and body not specified',
  audience: 'token',
  permission: 'submission:review',
  rateLimit: 'saving',
  idempotency: 'key',
  params: submissionParams,
  body: carrierReferralInput,
  answer: submission,
  errors: actionErrors,
})
