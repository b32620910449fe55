import { expect, test } from 'vitest'
import { binderPaymentOf } from './binder-payment.ts'

test.each([
  ['BOUND', false, 'Unpaid'],
  ['ISSUED', false, 'Unpaid'],
  ['ISSUED', true, 'Paid'],
  ['RESCIND', false, undefined],
  ['BINDER EXPIRED', false, undefined],
] as const)('of a binder that is %s, paid %s: %s', (status, isPaid, payment) => {
  expect(binderPaymentOf({ status, isPaid })).toBe(payment)
})
