import { expect, test } from 'vitest'
import { isPaymentTransition, paymentStatuses } from './payment-status.ts'

test('keeps a paid policy paid after any later event', () => {
  const next = paymentStatuses.filter((each) => isPaymentTransition('Paid', each))
  expect(next).toEqual(['Paid'])
})

test('changes nothing for the same status twice', () => {
  expect(paymentStatuses.every((each) => isPaymentTransition(each, each))).toBe(true)
})

test('returns to Unpaid only from a failed payment', () => {
  const back = paymentStatuses.filter((each) => isPaymentTransition(each, 'Unpaid'))
  expect(back).toEqual(['Unpaid', 'Failed'])
})
