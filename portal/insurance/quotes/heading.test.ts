import { expect, test } from 'vitest'
import { headingOf } from './heading.ts'

const quote = { quoteNumber: 'Q-1', companyName: 'Dental', agencyName: 'Harbor' } as const

test.each([
  ['READY', 'portal:quote.title'],
  ['INDICATION', 'portal:quote.title'],
  ['REQUESTED', 'portal:quote.requested'],
  ['BOUND', 'portal:quote.bound'],
  ['INVALID', 'portal:quote.invalid'],
  ['unknown', 'portal:quote.title'],
] as const)('a quote that is %s reads %s', (agencyStatus, key) => {
  expect(headingOf({ ...quote, agencyStatus })).toEqual({
    key,
    params: { number: 'Q-1', company: 'Dental', agency: 'Harbor' },
  })
})
