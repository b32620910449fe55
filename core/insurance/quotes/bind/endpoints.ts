import { endpoint } from '../../../platform/api/endpoint.ts'
import { bindRequest } from './contact.ts'
import { quote } from '../model.ts'
import { changeErrors } from '../action-errors.ts'
import { idParams, quoteParams } from '../params.ts'

export const requestToBind = endpoint({
  id: 'requestToBind',
  method: 'PUT',
  path: '/api/quote/v1/{id}',
  summary: 'Request to bind',
  description: 'Sends a verified account’s quote to underwriting.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:request',
  idempotency: 'key',
  params: idParams,
  body: bindRequest,
  answer: quote,
  errors: [...changeErrors, 'invalidInput'],
})

export const approveQuote = endpoint({
  id: 'approveQuote',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/approve',
  summary: 'Approve a quote',
  description: 'Binds a requested quote and creates its binder.',
  source: 'own design, based on spec 2 §4',
  audience: 'token',
  permission: 'quote:approve',
  idempotency: 'key',
  params: quoteParams,
  answer: quote,
  errors: changeErrors,
})

/** A REQUESTED quote is bound first, in the same transaction. */
export const issueQuote = endpoint({
  id: 'issueQuote',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/issue',
  summary: 'Issue a policy',
  description:
    'Creates the quote’s policy with its documents and invoice, and emails the payment link.',
  source: 'own design, based on spec 2 §4',
  audience: 'token',
  permission: 'quote:issue',
  idempotency: 'key',
  params: quoteParams,
  answer: quote,
  errors: [...changeErrors, 'renewalClosed'],
})

/** For agencies; staff use `issueQuote`. */
export const agentIssueQuote = endpoint({
  id: 'agentIssueQuote',
  method: 'PUT',
  path: '/api/quote/v1/{product}/{quoteId}/agent-issue',
  summary: 'Issue the policy of a binder as its agency',
  description:
    'Creates the policy of a bound quote with its documents and invoice, and emails the payment link.',
  source: 'spec 2 §6; method and path not specified',
  audience: 'token',
  permission: 'quote:agentIssue',
  rateLimit: 'saving',
  idempotency: 'key',
  params: quoteParams,
  answer: quote,
  errors: [...changeErrors, 'renewalClosed'],
})
