import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { listQuery } from '../../platform/api/lists.ts'
import { submission, submissionPage } from './model.ts'
import { submissionParams } from './params.ts'
import { statsQuery, submissionOptions, submissionStats } from './stats.ts'
import { exportCall } from '../../platform/exports/export.ts'
import { selectionCall } from '../../platform/bulk/calls.ts'
import { longestSubmissionFile, newSubmission, renewalRequest } from './forms.ts'

/** Lists submissions. Every call of submissions answers 404 while the flag SUBMISSIONS_VIEW is off. */
export const searchSubmissions = endpoint({
  id: 'searchSubmissions',
  method: 'GET',
  path: '/api/account/v1/submission/search',
  summary: 'Search submissions',
  description: 'The submissions the caller can see, by number or company.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'submission:read',
  query: listQuery,
  answer: submissionPage,
  errors: ['unknownSort', 'unknownFilter', 'notFound'],
})

/** Counts submissions by chip, with the summary metrics. */
export const getSubmissionStats = endpoint({
  id: 'getSubmissionStats',
  method: 'GET',
  path: '/api/account/v1/submission/stats',
  summary: 'Count submissions',
  description: 'By status, and the metrics of those that were created within a duration.',
  source: 'spec 2 §7, §9; query and answer are chosen',
  audience: 'token',
  permission: 'submission:read',
  work: 'heavy',
  query: statsQuery,
  answer: submissionStats,
  errors: ['notFound'],
})

/** Reads the choices of filters and dialogs. */
export const getSubmissionOptions = endpoint({
  id: 'getSubmissionOptions',
  method: 'GET',
  path: '/api/account/v1/submission/options',
  summary: 'List the choices for submissions',
  description: 'Owners and teams to filter by, and to whom submissions can go.',
  source: 'spec 2 §7; the answer is chosen',
  audience: 'token',
  permission: 'submission:read',
  work: 'heavy',
  answer: submissionOptions,
  errors: ['notFound'],
})

/** Reads one submission. */
export const getSubmission = endpoint({
  id: 'getSubmission',
  method: 'GET',
  path: '/api/account/v1/submission/{submissionId}',
  summary: 'Get a submission',
  source: 'chosen, after spec 2 §3',
  audience: 'token',
  permission: 'submission:read',
  params: submissionParams,
  answer: submission,
  errors: ['notFound'],
})

/** Downloads a file that came with a submission. */
export const downloadSubmissionDocument = endpoint({
  id: 'downloadSubmissionDocument',
  method: 'GET',
  path: '/api/docs/v1/submission/{submissionId}/{docId}',
  summary: 'Download a document of a submission',
  source: 'chosen, after spec 3 §4 (submissionId of documents)',
  audience: 'token',
  permission: 'submission:read',
  params: z.extend(submissionParams, { docId: id() }),
  returns: 'file',
  errors: ['notFound'],
})

/** The submissions of a list call as a file. */
export const exportSubmissions = endpoint({
  ...exportCall,
  id: 'exportSubmissions',
  path: '/api/account/v1/submission/search/export',
  summary: 'Export submissions',
  permission: 'submission:read',
  errors: [...exportCall.errors, 'notFound'],
})

/** Names every submission of a list call, to assign them together. */
export const selectSubmissions = endpoint({
  ...selectionCall,
  id: 'selectSubmissions',
  path: '/api/account/v1/submission/search/selection',
  summary: 'Select the submissions of a list',
  permission: 'submission:review',
  errors: [...selectionCall.errors, 'notFound'],
})

/** Adds a submission; what was typed counts before what the file says. */
export const createSubmission = endpoint({
  id: 'createSubmission',
  method: 'POST',
  path: '/api/account/v1/submission',
  summary: 'Create a submission',
  description:
    'From values, a filled-in PDF form or a CSV file of up to 2 MB in base64. Repeating a request ID returns the same submission.',
  source: 'chosen, after spec 3 §2',
  audience: 'token',
  permission: 'submission:create',
  rateLimit: 'upload',
  work: 'heavy',
  idempotency: 'key',
  body: newSubmission,
  bodyLimit: { bytes: longestSubmissionFile + 60_000, depth: 4, values: 100 },
  answer: submission,
  errors: ['notFound', 'invalidInput', 'applicationRefused', 'tooManySubmissions'],
})

/** Adds the submission of a renewal. */
export const createRenewalSubmission = endpoint({
  id: 'createRenewalSubmission',
  method: 'POST',
  path: '/api/account/v1/submission/renewal-submission',
  summary: 'Create a renewal submission',
  description:
    'From a policy of the caller, with the facts of its account. A policy has one open renewal submission, which is returned. Behind the flag RENEWAL_SUBMISSIONS.',
  source: 'spec 2 §6, §7; body and answer are chosen',
  audience: 'token',
  permission: 'submission:create',
  rateLimit: 'saving',
  idempotency: 'key',
  body: renewalRequest,
  answer: submission,
  errors: ['notFound', 'invalidInput', 'renewalClosed', 'tooManySubmissions'],
})
