import { expect, test } from 'vitest'
import { binderPaymentOf } from './binder-payment.ts'

test.each([
  ['BOUND', false, 'Unpaid'],
  ['ISSUED', false, 'Unpaid'],
  ['ISSUED', true, 'Paid'],
  ['RESCIND', false, undefined],
  ['BINDER EXPIRED', false, undefined],
] as const)('a %s binder with payment %s shows %s', (status, isPaid, payment) => {
  expect(binderPaymentOf({ status, isPaid })).toBe(payment)
})
