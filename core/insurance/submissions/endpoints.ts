import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { listQuery } from '../../platform/api/lists.ts'
import { submission, submissionPage } from './model.ts'
import { submissionParams } from './params.ts'
import { statsQuery, submissionOptions, submissionStats } from './stats.ts'

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
