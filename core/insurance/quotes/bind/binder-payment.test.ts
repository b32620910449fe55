import { expect, test } from 'vitest'
import { binderPaymentOf } from './binder-payment.ts'

test.each([
  ['BOUND', false, 'Unpaid'],
  ['ISSUED', false, 'Unpaid'],
  ['ISSUED', true, 'Paid'],
  ['RESCIND', false, undefined],
  ['BINDER EXPIRED', false, undefined],
] as const)('shows the payment of a %s binder with %s as %s', (status, isPaid, payment) => {
  expect(binderPaymentOf({ status, isPaid })).toBe(payment)
})
