import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchPolicies } from '#core/insurance/policies/endpoints.ts'
import { policies } from '../../policies/tables.ts'
import { rebuildPolicies } from '../../../workflows/projections/rebuild-policies.ts'
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts'
import { seedLarge } from './seed-large.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

test('the large seed creates policies of each payment status, with the amounts due', async () => {
  await seedLarge(platform.services, 40)
  const { content } = await platform.request(searchPolicies, { query: { size: 100 } }, 'admin')
  const large = content.filter(({ id }) => id.startsWith('large-'))
  expect(large.length).toBeGreaterThan(0)
  for (const { status, amountDue, totalPremium } of large) {
    const due = { Paid: 0, 'Partially Paid': totalPremium - Math.floor(totalPremium / 2) }
    expect(amountDue).toBe(
      status === 'Paid' || status === 'Partially Paid' ? due[status] : totalPremium,
    )
  }
})

test('the large seed records issues and payments', async () => {
  await platform.services.refreshStatuses(policies)
  expect(await rebuildPolicies(platform.services)).toMatchObject({ repaired: 0 })
})
