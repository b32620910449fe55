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
  summary: 'Get a security code workflow',
  description: 'Sends nothing. While the state is `unsent`, the first code has to be requested.',
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
  summary: 'Send a security code',
  description:
    'Sends the first code, or another one that replaces it, by email or text. Once every 30 seconds, up to five times an hour.',
  source: 'spec 2 §7',
  audience: 'public',
  rateLimit: 'workflow',
  idempotency: 'key',
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
  summary: 'Exchange a security code for tokens',
  description: 'The tokens give access to the workflow’s record only.',
  source: 'spec 1 §4, spec 2 §7',
  audience: 'public',
  rateLimit: 'workflow',
  idempotency: 'tokens',
  body: workflowTokenInput,
  answer: workflowTokens,
  errors: ['wrongCode', 'workflowNotFound', 'codeExpired', 'workflowLocked'],
})
