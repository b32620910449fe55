import { expect, test } from 'vitest'
import { headingOf } from './heading.ts'

const quote = { quoteNumber: 'Q-1', companyName: 'Dental', agencyName: 'Harbor' } as const

test.each([
  ['READY', 'quotes:title'],
  ['INDICATION', 'quotes:title'],
  ['REQUESTED', 'quotes:requested'],
  ['BOUND', 'quotes:bound'],
  ['INVALID', 'quotes:invalid'],
  ['unknown', 'quotes:title'],
] as const)('the heading of a quote that is %s is %s', (agencyStatus, key) => {
  expect(headingOf({ ...quote, agencyStatus })).toEqual({
    key,
    params: { number: 'Q-1', company: 'Dental', agency: 'Harbor' },
  })
})
