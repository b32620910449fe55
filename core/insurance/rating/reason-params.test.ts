import { expect, test } from 'vitest'
import { reasonParams } from './reason-params.ts'

const reason = {
  code: 'REVENUE_OVER',
  params: { limit: { amount: 5_000_000_000, currency: 'AUD' }, count: 2 },
} as const

test.each([
  ['en-AU', '$50,000,000'],
  ['en-US', 'A$50,000,000'],
  ['en-GB', 'A$50,000,000'],
])(
  'formats an amount in a referral reason with its currency for a viewer in %s',
  (locale, limit) => {
    expect(reasonParams(reason, locale)).toEqual({ limit, count: 2 })
  },
)
