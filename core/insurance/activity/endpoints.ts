import * as z from 'zod/mini'
import { boundedList, id } from '../../foundation/validation/bounded.ts'
import { activityTypes } from '../../platform/activity/model.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { listQuery } from '../../platform/api/lists.ts'
import { activityPage } from './model.ts'

const { page, size } = listQuery.shape

export const searchActivity = endpoint({
  id: 'searchActivity',
  method: 'POST',
  path: '/api/activity/v1/search',
  summary: 'Search the activity log of an account',
  description:
    'Views and changes of the account, newest first. An agency sees all changes, but only the views and notes of its own users. Staff see everything.',
  source: 'spec 2 §7 (activity search); method and input not specified',
  audience: 'token',
  permission: 'account:review',
  impersonation: 'unrecorded',
  work: 'heavy',
  idempotency: 'natural',
  query: z.object({ page, size }),
  body: z.object({
    accountId: id(),
    /** Limits the result to these acts; all if absent. */
    acts: z.optional(boundedList(z.enum(activityTypes), activityTypes.length)),
  }),
  answer: activityPage,
  errors: ['notFound', 'pageSize'],
})
