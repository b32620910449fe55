import {
  getAmountToPay,
  getPaymentDue,
  getPaymentStatus,
  getProviderKey,
  listPaymentMethods,
} from '#core/insurance/billing/endpoints.ts'
import type { FrameMessage } from '#core/insurance/billing/frame.ts'
import type { PaymentStatus } from '#core/insurance/billing/model.ts'
import type { ScriptedServer } from '#core/testing/scripted-server.ts'
import { until } from '../../testing/assert.ts'
import { openElement, type ElementPage } from '../../security-code/testing/page.ts'
import '../element.ts'

export const unpaid: PaymentStatus = {
  isPaid: false,
  status: 'Unpaid',
  policyNumber: 'PP-5000001',
  agency: { name: 'Harbor Insurance Agency', brand: 'harbor' },
  amountPaid: 0,
  currency: 'USD',
  allowedActions: ['pay', 'saveMethod'],
}
export const processed: PaymentStatus = { ...unpaid, status: 'Processed', allowedActions: [] }
export const failed: PaymentStatus = {
  ...unpaid,
  status: 'Failed',
  reason: 'declined',
  allowedActions: ['retry'],
}
export const paid: PaymentStatus = {
  ...unpaid,
  isPaid: true,
  amountPaid: 123_450,
  status: 'Paid',
  allowedActions: ['receipt'],
}

export const visa = {
  title: 'Visa ending in 4242',
  type: 'Credit Card',
  tokenId: 'tok-1',
  last4Digits: '4242',
  expirationMonth: 8,
  expirationYear: 2039,
} as const

/** Responses for a policy with a bill of $1,234.50. */
export const answerBill = (server: ScriptedServer, status: PaymentStatus = unpaid): void => {
  server.answer(getPaymentStatus, status)
  server.answer(getPaymentDue, {
    invoiceNumber: 'INV-700001',
    description: 'Cyber insurance for Bayside Dental Group, policy PP-5000001',
    dueDate: '2026-11-27',
    dueAmount: 123_450,
    premiumFinanced: false,
    currency: 'USD',
  })
  server.answer(getAmountToPay, { amountToPay: 123_450, currency: 'USD' })
  server.answer(listPaymentMethods, [])
  server.answer(getProviderKey, {
    // The test server stands in for the processor. The frame is simulated.
    url: window.location.origin,
    key: 'pk_1',
    authCode: 'one-time',
    framePermit: 'permit',
    intentId: 'intent-1',
  })
}

export const openPayment = (
  answers: (server: ScriptedServer) => void = () => {},
  attributes = 'policy-id="policy-1"',
): ElementPage =>
  openElement('parapet-payment-page', attributes, (server) => {
    answerBill(server)
    answers(server)
  })

/**
 * The processor's frame, simulated by the test. With `isReady`, waits until the element listens to
 * it.
 */
export const frameOf = async (page: ElementPage, { isReady = true } = {}) => {
  const frame = await until(
    () => page.root.querySelector<HTMLIFrameElement>('iframe'),
    'the processor’s frame',
  )
  const say = (
    message: FrameMessage | Record<string, unknown>,
    origin = window.location.origin,
  ): void => {
    const { contentWindow: source } = frame
    window.dispatchEvent(new MessageEvent('message', { data: message, origin, source }))
  }
  if (isReady) {
    await until(() => {
      say({ type: 'ready' })
      return frame.checkVisibility({ visibilityProperty: true })
    }, 'somebody who listens to the frame')
  }
  return { frame, say }
}

/** The frame's message for an accepted card; amounts as on the wire. */
export const accepted = {
  type: 'completed',
  state: 'succeeded',
  intentId: 'intent-1',
  transactionId: 'txn-1',
  transactionDate: '2026-11-20T09:00:00.000Z',
  amount: 1234.5,
  currency: 'USD',
  tokenId: 'tok-9',
  last4Digits: '4242',
  cardType: 'Visa',
} as const
