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

/** Errors of an action; with `If-Match` it is about the submission as it was read. */
const actionErrors = [
  'notFound',
  'invalidInput',
  'submissionStatusForbids',
  'submissionActorForbids',
  'submissionChanged',
  'submissionDecided',
] as const

/** Fills in what misses, or corrects it. */
export const completeSubmission = endpoint({
  id: 'completeSubmission',
  method: 'PUT',
  path: '/api/account/v1/submission/complete/{submissionId}',
  summary: 'Complete a submission',
  description: 'Values that a person fills in are certified. The expiry date moves on.',
  source: 'spec 2 §4; method, path and body are chosen',
  audience: 'token',
  permission: 'submission:update',
  rateLimit: 'saving',
  idempotency: 'key',
  params: submissionParams,
  body: submissionCompletion,
  answer: submission,
  errors: actionErrors,
})

/** Confirms values that the parser read. */
export const certifySubmission = endpoint({
  id: 'certifySubmission',
  method: 'PUT',
  path: '/api/account/v1/submission/certify/{submissionId}',
  summary: 'Certify the values of a submission',
  description: 'Those of the named fields, or all.',
  source: 'spec 2 §4, §7; method and body are chosen',
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
  description: 'Requires a reason. It can be reopened.',
  source: 'spec 2 §3, §7, §9; method and path are chosen',
  audience: 'token',
  permission: 'submission:decline',
  rateLimit: 'saving',
  idempotency: 'key',
  params: submissionParams,
  body: submissionDecline,
  answer: submission,
  errors: actionErrors,
})

/** Opens a declined, lost or not renewed submission again. */
export const reopenSubmission = endpoint({
  id: 'reopenSubmission',
  method: 'PUT',
  path: '/api/account/v1/submission/reopen/{submissionId}',
  summary: 'Reopen a submission',
  description: 'It stands as its facts and its quote say. The expiry date moves on.',
  source: 'spec 2 §4, §7; the method is chosen',
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
  description: 'Requires a reason. It can be reopened.',
  source: 'spec 2 §4, §7, §9; the method is chosen',
  audience: 'token',
  permission: 'submission:update',
  rateLimit: 'saving',
  idempotency: 'key',
  params: submissionParams,
  body: submissionLoss,
  answer: submission,
  errors: actionErrors,
})

/** Sets a status that follows from no other action. */
export const setSubmissionStatus = endpoint({
  id: 'setSubmissionStatus',
  method: 'PUT',
  path: '/api/account/v1/submission/status/{submissionId}',
  summary: 'Set the status of a submission',
  description: 'Ready to quote needs complete facts; renewed and not renewed are for renewals.',
  source: 'spec 2 §4, §7; method and body are chosen',
  audience: 'token',
  permission: 'submission:review',
  rateLimit: 'saving',
  idempotency: 'key',
  params: submissionParams,
  body: statusChange,
  answer: submission,
  errors: [...actionErrors, 'submissionIncomplete'],
})

/** Gives a submission to a team of its agency. */
export const setSubmissionTeam = endpoint({
  id: 'setSubmissionTeam',
  method: 'PUT',
  path: '/api/account/v1/submission/team/{submissionId}',
  summary: 'Set the team of a submission',
  description: 'A team of its agency, or none; members of teams choose one of their own.',
  source: 'spec 2 §7; method and body are chosen',
  audience: 'token',
  permission: 'submission:update',
  rateLimit: 'saving',
  idempotency: 'key',
  params: submissionParams,
  body: teamChange,
  answer: submission,
  errors: actionErrors,
})

/** Gives submissions to a member of staff. */
export const bulkAssignSubmissions = endpoint({
  id: 'bulkAssignSubmissions',
  method: 'PUT',
  path: '/api/account/v1/submission/bulk-assign',
  summary: 'Assign submissions',
  description:
    'Up to 500, with a result for each: those that cannot be assigned, or have changed since `seen`, keep their owners.',
  source: 'spec 2 §7; method, body and answer are chosen',
  audience: 'token',
  permission: 'submission:review',
  rateLimit: 'saving',
  work: 'long',
  idempotency: 'natural',
  // the most records, each with its version
  bodyLimit: { bytes: 131_072, values: 2_000 },
  body: bulkAssignment,
  answer: bulkResult,
  errors: ['notFound', 'invalidInput'],
})

/** Prices a complete submission; its account is found, or made by the rules of new accounts. */
export const autoQuoteSubmission = endpoint({
  id: 'autoQuoteSubmission',
  method: 'POST',
  path: '/api/account/v1/submission/auto-quote/{submissionId}',
  summary: 'Quote a submission',
  description:
    'The answer names the quote. One that is not complete is answered with the fields that miss. Repeating a request ID returns the same quote.',
  source: 'spec 2 §7; method, body and answer are chosen',
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

/** Finds or makes the account of a submission, so that a person can quote it. */
export const openSubmissionAccount = endpoint({
  id: 'openSubmissionAccount',
  method: 'POST',
  path: '/api/account/v1/submission/account/{submissionId}',
  summary: 'Open the account of a submission',
  description:
    'The account is found, or made by the rules of new accounts, and gets the values that it does not have yet. Nothing is quoted: the next quote of the account answers the submission.',
  source: 'spec 2 §2, "submission variants"; method, path and answer are chosen',
  audience: 'token',
  permission: 'submission:quote',
  rateLimit: 'saving',
  idempotency: 'key',
  params: submissionParams,
  answer: submission,
  errors: [...actionErrors, 'submissionAccountMoved', 'accountNotEligible', 'accountTaken'],
})

/** Writes what to answer the submitter. */
export const generateReply = endpoint({
  id: 'generateReply',
  method: 'POST',
  path: '/api/account/v1/submission/generate-reply/{submissionId}',
  summary: 'Generate a reply to a submission',
  description: 'Names what misses, or the quote. Nothing is sent.',
  source: 'spec 2 §7; method and answer are chosen',
  audience: 'token',
  permission: 'submission:review',
  impersonation: 'unrecorded',
  idempotency: 'natural',
  params: submissionParams,
  answer: generatedReply,
  errors: ['notFound', 'submissionStatusForbids', 'submissionActorForbids'],
})

/** Mails a reply to the submitter. */
export const sendReply = endpoint({
  id: 'sendReply',
  method: 'PUT',
  path: '/api/account/v1/submission/reply/{submissionId}',
  summary: 'Send a reply to a submission',
  description: 'To its submitter by mail. The same text is sent once.',
  source: 'chosen, after spec 2 §7',
  audience: 'token',
  permission: 'submission:review',
  rateLimit: 'mailing',
  idempotency: 'key',
  params: submissionParams,
  body: replyText,
  answer: submission,
  errors: [...actionErrors, 'tooManyRequests'],
})

/** Marks that a carrier has to decide. */
export const referToCarrier = endpoint({
  id: 'referToCarrier',
  method: 'PUT',
  path: '/api/account/v1/submission/carrier-referral/{submissionId}',
  summary: 'Refer a submission to a carrier',
  description: 'It is escalated until it is quoted or closed.',
  source: 'spec 2 §7; method and body are chosen',
  audience: 'token',
  permission: 'submission:review',
  rateLimit: 'saving',
  idempotency: 'key',
  params: submissionParams,
  body: carrierReferralInput,
  answer: submission,
  errors: actionErrors,
})
