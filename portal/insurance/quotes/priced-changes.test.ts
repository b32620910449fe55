import { expect, test } from 'vitest'
import { testPlatform } from '#core/testing/test-platform.ts'
import { createFormats } from '../../frame/formats/formats.ts'
import { pricedChanges } from './priced-changes.ts'

const quote = {
  product: 'P100',
  currency: 'USD',
  limit: 100_000_000,
  deductible: 1_000_000,
  totalPremium: 421_050,
  effectiveDate: '2026-12-01',
  endDate: '2027-12-01',
} as const

test('lists only the changes of a save, with old and new values', async () => {
  const { platform } = await testPlatform({ namespaces: ['portal'] })
  const formats = createFormats('en-US', 'UTC', platform.wording)
  const priced = {
    limit: 2_000_000,
    deductible: 10_000,
    totalPremium: 5_000.5,
    effectiveDate: '2026-12-01',
    endDate: '2027-12-01',
  }
  expect(pricedChanges(quote, priced, formats)).toEqual([
    ['Limit', '$1,000,000 → $2,000,000'],
    ['Total premium', '$4,210.50 → $5,000.50'],
  ])
})
