import { expect, test } from 'vitest'
import { renewedPolicy } from './renewed-policy.ts'

const newest = { productType: 'P100', allowedActions: [] } as const
const open = { productType: 'P100', allowedActions: ['renew'] } as const
const other = { productType: 'P250', allowedActions: ['renew'] } as const

test('picks the policy that is open for renewal', () => {
  expect(renewedPolicy([other, newest, open], 'P100')).toBe(open)
})

test('picks the newest policy if none is open for renewal', () => {
  expect(renewedPolicy([other, newest], 'P100')).toBe(newest)
})

test('picks none for a product without a policy', () => {
  expect(renewedPolicy([other], 'P100')).toBeUndefined()
})
