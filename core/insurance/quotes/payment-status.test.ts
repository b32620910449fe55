import { expect, test } from 'vitest'
import { paymentMayBecome, paymentStatuses } from './payment-status.ts'

test('a paid policy stays paid after any later event', () => {
  const next = paymentStatuses.filter((each) => paymentMayBecome('Paid', each))
  expect(next).toEqual(['Paid'])
})

test('the same status twice changes nothing', () => {
  expect(paymentStatuses.every((each) => paymentMayBecome(each, each))).toBe(true)
})

test('only a failed payment returns to Unpaid', () => {
  const back = paymentStatuses.filter((each) => paymentMayBecome(each, 'Unpaid'))
  expect(back).toEqual(['Unpaid', 'Failed'])
})
