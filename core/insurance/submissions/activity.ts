import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { activityEntry } from '../activity/model.ts'
import { submissionParams } from './params.ts'

export const listSubmissionActivity = endpoint({
  id: 'listSubmissionActivity',
  method: 'GET',
  path: '/api/account/v1/submission/{submissionId}/activity',
  summary: 'List the activity of a submission',
  description: 'Who created and changed the submission, newest first, up to 100 entries.',
  source: 'own design, based on spec 2 §7',
  audience: 'token',
  permission: 'submission:read',
  params: submissionParams,
  answer: z.object({
    content: z.array(z.extend(activityEntry, { accountId: z.nullable(z.string()) })),
  }),
  errors: ['notFound'],
})
