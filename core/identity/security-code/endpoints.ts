import { endpoint } from '../../platform/api/endpoint.ts'
import {
  sendCodeInput,
  workflow,
  workflowParams,
  workflowTokenInput,
  workflowTokens,
} from './model.ts'

export const getWorkflow = endpoint({
  id: 'getWorkflow',
  method: 'GET',
  path: '/api/auth/v1/validate/{workflowId}',
  summary: 'Reads a security-code workflow; the first reading mails the first code.',
  source: 'spec 1 §2, spec 2 §7',
  audience: 'public',
  rateLimit: 'workflow',
  params: workflowParams,
  answer: workflow,
  errors: ['workflowNotFound'],
})

export const sendWorkflowCode = endpoint({
  id: 'sendWorkflowCode',
  method: 'POST',
  path: '/api/auth/v1/validate/{workflowId}/code',
  summary: 'Sends a new code by mail or text: after 30 s, at most 5 an hour.',
  source: 'spec 2 §7',
  audience: 'public',
  rateLimit: 'workflow',
  params: workflowParams,
  body: sendCodeInput,
  answer: workflow,
  errors: [
    'workflowNotFound',
    'workflowHasNoPhone',
    'workflowLocked',
    'codeTooSoon',
    'tooManyCodes',
  ],
})

export const exchangeWorkflowCode = endpoint({
  id: 'exchangeWorkflowCode',
  method: 'POST',
  path: '/api/auth/v1/wf/token',
  summary: 'Exchanges the security code for tokens that open the one record.',
  source: 'spec 1 §4, spec 2 §7',
  audience: 'public',
  rateLimit: 'workflow',
  body: workflowTokenInput,
  answer: workflowTokens,
  errors: ['wrongCode', 'workflowNotFound', 'codeExpired', 'workflowLocked'],
})
