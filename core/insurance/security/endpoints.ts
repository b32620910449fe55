import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import {
  securityAnswersRecord,
  securityAnswersSave,
  socialEngineering,
  socialEngineeringAnswer,
} from './model.ts'

/** Reads the security answers of an account. */
export const getSecurityAnswers = endpoint({
  id: 'getSecurityAnswers',
  method: 'GET',
  path: '/api/account/v1/questions/{accountId}',
  summary: 'Get the security answers of an account',
  source: 'spec 2 §7; path not specified',
  audience: 'token',
  permission: 'account:read',
  params: z.object({ accountId: id() }),
  answer: securityAnswersRecord,
  errors: ['notFound'],
})

/** Saves the security answers of an account. */
export const saveSecurityAnswers = endpoint({
  id: 'saveSecurityAnswers',
  method: 'PUT',
  path: '/api/account/v1/questions',
  summary: 'Save the security answers of an account',
  description:
    'Replaces all answers. The selected coverages determine which are required. With If-Match, the call replaces only the version that was read.',
  source: 'spec 2 §7 (save security questions: accountId, fields, p250Details); path not specified',
  audience: 'token',
  permission: 'account:update',
  idempotency: 'key',
  body: securityAnswersSave,
  answer: securityAnswersRecord,
  errors: ['notFound', 'securityAnswersChanged'],
})

/** Answers the social-engineering questionnaire. */
export const answerSocialEngineering = endpoint({
  id: 'answerSocialEngineering',
  method: 'POST',
  path: '/api/account/v1/socialEngineering',
  summary: 'Answer the social-engineering questionnaire',
  description:
    'Stores the three answers. The result contains whether the endorsement is offered, or the steps that the insured must take first.',
  source: 'spec 2 §7, spec 3 §3',
  audience: 'token',
  permission: 'account:update',
  idempotency: 'natural',
  body: socialEngineering,
  answer: socialEngineeringAnswer,
  errors: ['notFound'],
})
