import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { listQuery } from '../../platform/api/lists.ts'
import { submission, submissionPage } from './model.ts'
import { submissionParams } from './params.ts'
import { statsQuery, submissionOptions, submissionStats } from './stats.ts'
import { exportCall } from '../../platform/exports/export.ts'
import { selectionCall } from '../../platform/bulk/calls.ts'
import { maxSubmissionFileLength, newSubmission, renewalRequest } from './forms.ts'

/** Lists submissions. All submission calls return 404 while the flag SUBMISSIONS_VIEW is off. */
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

/** Counts submissions by status, with the summary metrics. */
export const getSubmissionStats = endpoint({
  id: 'getSubmissionStats',
  method: 'GET',
  path: '/api/account/v1/submission/stats',
  summary: 'Count submissions',
  description: 'Counts by status, and the metrics of submissions created within a period.',
  source: 'spec 2 §7, §9; query and response not specified',
  audience: 'token',
  permission: 'submission:read',
  work: 'heavy',
  query: statsQuery,
  answer: submissionStats,
  errors: ['notFound'],
})

/** Reads the options of filters and dialogs. */
export const getSubmissionOptions = endpoint({
  id: 'getSubmissionOptions',
  method: 'GET',
  path: '/api/account/v1/submission/options',
  summary: 'List the options for submissions',
  description: 'Owners and teams to filter by or to assign submissions to.',
  source: 'spec 2 §7; response not specified',
  audience: 'token',
  permission: 'submission:read',
  work: 'heavy',
  answer: submissionOptions,
  errors: ['notFound'],
})

export const getSubmission = endpoint({
  id: 'getSubmission',
  method: 'GET',
  path: '/api/account/v1/submission/{submissionId}',
  summary: 'Get a submission',
  source: 'own design, based on spec 2 §3',
  audience: 'token',
  permission: 'submission:read',
  params: submissionParams,
  answer: submission,
  errors: ['notFound'],
})

export const downloadSubmissionDocument = endpoint({
  id: 'downloadSubmissionDocument',
  method: 'GET',
  path: '/api/docs/v1/submission/{submissionId}/{docId}',
  summary: 'Download a document of a submission',
  source: 'own design, based on spec 3 §4 (submissionId of documents)',
  audience: 'token',
  permission: 'submission:read',
  params: z.extend(submissionParams, { docId: id() }),
  returns: 'file',
  errors: ['notFound'],
})

/** Exports the submissions of a list query as a file. */
export const exportSubmissions = endpoint({
  ...exportCall,
  id: 'exportSubmissions',
  path: '/api/account/v1/submission/search/export',
  summary: 'Export submissions',
  permission: 'submission:read',
  errors: [...exportCall.errors, 'notFound'],
})

/** Returns the id of every submission in a list query, for bulk assignment. */
export const selectSubmissions = endpoint({
  ...selectionCall,
  id: 'selectSubmissions',
  path: '/api/account/v1/submission/search/selection',
  summary: 'Select the submissions of a list',
  permission: 'submission:review',
  errors: [...selectionCall.errors, 'notFound'],
})

/** Creates a submission. Typed values take precedence over the file's. */
export const createSubmission = endpoint({
  id: 'createSubmission',
  method: 'POST',
  path: '/api/account/v1/submission',
  summary: 'Create a submission',
  description:
    'From values, or from a filled-in PDF form or a CSV file of up to 2 MB in base64. Repeating a request ID returns the same submission.',
  source: 'own design, based on spec 3 §2',
  audience: 'token',
  permission: 'submission:create',
  rateLimit: 'upload',
  work: 'heavy',
  idempotency: 'key',
  body: newSubmission,
  bodyLimit: { bytes: maxSubmissionFileLength + 60_000, depth: 4, values: 100 },
  answer: submission,
  errors: ['notFound', 'invalidInput', 'applicationRefused', 'tooManySubmissions'],
})

/** Creates the submission of a renewal. */
export const createRenewalSubmission = endpoint({
  id: 'createRenewalSubmission',
  method: 'POST',
  path: '/api/account/v1/submission/renewal-submission',
  summary: 'Create a renewal submission',
  description:
    'From one of the caller’s policies, with the data of its account. A policy has at most one open renewal submission; if there is one, it is returned. Requires the flag RENEWAL_SUBMISSIONS.',
  source: 'spec 2 §6, §7; body and response not specified',
  audience: 'token',
  permission: 'submission:create',
  rateLimit: 'saving',
  idempotency: 'key',
  body: renewalRequest,
  answer: submission,
  errors: ['notFound', 'invalidInput', 'renewalClosed', 'tooManySubmissions'],
})
