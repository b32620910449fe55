import { expect, test } from 'vitest'
import { renewedPolicy } from './renewed-policy.ts'

const newest = { productType: 'P100', allowedActions: [] } as const
const open = { productType: 'P100', allowedActions: ['renew'] } as const
const other = { productType: 'P250', allowedActions: ['renew'] } as const

test('the policy that is open for renewal is renewed', () => {
  expect(renewedPolicy([other, newest, open], 'P100')).toBe(open)
})

test('without an open one the newest is named, and says why it is not open', () => {
  expect(renewedPolicy([other, newest], 'P100')).toBe(newest)
})

test('a product without a policy has nothing to renew', () => {
  expect(renewedPolicy([other], 'P100')).toBeUndefined()
})
