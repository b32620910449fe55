import { expect, test } from 'vitest'
import { isPaymentTransition, paymentStatuses } from './payment-status.ts'

test('a paid policy stays paid after any later event', () => {
  const next = paymentStatuses.filter((each) => isPaymentTransition('Paid', each))
  expect(next).toEqual(['Paid'])
})

test('the same status twice changes nothing', () => {
  expect(paymentStatuses.every((each) => isPaymentTransition(each, each))).toBe(true)
})

test('only a failed payment returns to Unpaid', () => {
  const back = paymentStatuses.filter((each) => isPaymentTransition(each, 'Unpaid'))
  expect(back).toEqual(['Unpaid', 'Failed'])
})
