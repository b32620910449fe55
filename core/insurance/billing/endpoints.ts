import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import {
  amountPaid,
  amountToPay,
  bankInfo,
  paymentChoice,
  paymentCompletion,
  paymentDue,
  paymentStatus,
  paymentTokenToSave,
  policyParams,
  providerKey,
  savedMethod,
  signedEvent,
} from './model.ts'

/** Reads the payment status of a policy. */
export const getPaymentStatus = endpoint({
  id: 'getPaymentStatus',
  method: 'GET',
  path: '/api/billing/v1/paid/{policyId}',
  summary: 'Get a policy’s payment status',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'billing:read',
  params: policyParams,
  answer: paymentStatus,
  errors: ['notFound'],
})

/** Reads the amount due on a policy. */
export const getAmountToPay = endpoint({
  id: 'getAmountToPay',
  method: 'GET',
  path: '/api/billing/v1/balance/{policyId}',
  summary: 'Get the balance due on a policy',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'billing:read',
  params: policyParams,
  answer: amountToPay,
  errors: ['notFound'],
})

/** Reads the amount paid on a policy. */
export const getAmountPaid = endpoint({
  id: 'getAmountPaid',
  method: 'GET',
  path: '/api/billing/v1/amountPaid/{policyId}',
  summary: 'Get the amount paid on a policy',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'billing:read',
  params: policyParams,
  answer: amountPaid,
  errors: ['notFound'],
})

/** Reads the due item, or the last one if all are paid. */
export const getPaymentDue = endpoint({
  id: 'getPaymentDue',
  method: 'GET',
  path: '/api/billing/v1/payment/{policyId}',
  summary: 'Get a policy’s next payment',
  description: 'Amount, due date and description. Returns the last payment if all are paid.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'billing:read',
  params: policyParams,
  answer: paymentDue,
  errors: ['notFound'],
})

/** Lists the policyholder's saved payment methods, newest first. */
export const listPaymentMethods = endpoint({
  id: 'listPaymentMethods',
  method: 'GET',
  path: '/api/billing/v1/payment/{policyId}/methods',
  summary: 'List saved payment methods',
  description: 'The policyholder’s saved methods.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'billing:read',
  params: policyParams,
  answer: z.array(savedMethod),
  errors: ['notFound'],
})

/** Reads the bank account for a wire or ACH transfer for this policy. */
export const getBankInfo = endpoint({
  id: 'getBankInfo',
  method: 'GET',
  path: '/api/billing/v1/ach/{policyId}',
  summary: 'Get bank details for a transfer',
  description: 'For ACH and wire transfers.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'billing:read',
  params: policyParams,
  answer: bankInfo,
  errors: ['notFound'],
})

/**
 * Opens or finds the payment intent of the due item, and returns a key for one session at the
 * processor. Repeated calls find the same intent, so the item is paid only once.
 */
export const getProviderKey = endpoint({
  id: 'getProviderKey',
  method: 'POST',
  path: '/api/billing/v1/oneInc/key/{policyId}',
  summary: 'Create a payment session',
  description: 'Returns a key for one session at the payment processor.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'billing:pay',
  idempotency: 'tokens',
  params: policyParams,
  body: paymentChoice,
  answer: providerKey,
  errors: ['notFound', 'paymentNotOpen', 'paymentUnavailable', 'policyIncomplete'],
})

/** Makes the processor report the intent's result again, in case a report was lost. */
export const validatePayment = endpoint({
  id: 'validatePayment',
  method: 'POST',
  path: '/api/billing/v1/oneInc/validate/{policyId}',
  summary: 'Check an open payment',
  description: 'Asks the payment processor to report it again.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'billing:read',
  idempotency: 'natural',
  params: policyParams,
  answer: paymentStatus,
  errors: ['notFound'],
})

/** Records a completed payment reported by the frame. Only the webhook sets the policy to Paid. */
export const recordPayment = endpoint({
  id: 'recordPayment',
  method: 'POST',
  path: '/api/billing/v1/payfor/{policyId}',
  summary: 'Record a completed payment',
  description: 'Records the result that the payment form reported.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'billing:pay',
  idempotency: 'key',
  params: policyParams,
  body: paymentCompletion,
  answer: paymentStatus,
  errors: ['notFound', 'paymentNotOpen'],
})

/** Saves the method of a payment for later use. Repeating the call has no effect. */
export const savePaymentToken = endpoint({
  id: 'savePaymentToken',
  method: 'POST',
  path: '/api/billing/v1/save/{policyId}',
  summary: 'Save a payment method',
  description: 'Saves the payment processor’s token.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'billing:pay',
  idempotency: 'natural',
  params: policyParams,
  body: paymentTokenToSave,
  errors: ['notFound'],
})

/** Make Payment after a failed one: `Failed` returns to `Unpaid` (spec 2 §4). */
export const retryPayment = endpoint({
  id: 'retryPayment',
  method: 'PUT',
  path: '/api/billing/v1/payment/{policyId}/retry',
  summary: 'Retry a failed payment',
  description: 'Reopens the payment.',
  source: 'spec 2 §4',
  audience: 'token',
  permission: 'billing:pay',
  idempotency: 'key',
  params: policyParams,
  answer: paymentStatus,
  errors: ['notFound', 'paymentNotOpen'],
})

/** The processor's webhook, the only call that sets a policy to Paid. Safe to repeat. */
export const receivePaymentEvent = endpoint({
  id: 'receivePaymentEvent',
  method: 'POST',
  path: '/api/billing/v1/oneInc/webhook',
  summary: 'Receive a payment event',
  description: 'Signed webhook of the payment processor.',
  source: 'own design',
  audience: 'public',
  idempotency: 'natural',
  body: signedEvent,
  errors: ['signatureInvalid', 'notFound'],
})
