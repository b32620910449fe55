import { expect, test } from 'vitest'
import { paymentMayBecome, paymentStatuses } from './transitions.ts'

test('paid stays paid, whatever arrives late', () => {
  const next = paymentStatuses.filter((each) => paymentMayBecome('Paid', each))
  expect(next).toEqual(['Paid'])
})

test('the same news twice changes nothing', () => {
  expect(paymentStatuses.every((each) => paymentMayBecome(each, each))).toBe(true)
})

test('only a failed payment goes back to Unpaid', () => {
  const back = paymentStatuses.filter((each) => paymentMayBecome(each, 'Unpaid'))
  expect(back).toEqual(['Unpaid', 'Failed'])
})
