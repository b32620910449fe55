import { expect, test } from 'vitest'
import { regions } from '../../foundation/region/regions.ts'
import { banksOf } from './banks.ts'
import { insuranceFactsOf } from './insurance-facts.ts'

test('each region has its own claims number and bank account', () => {
  expect(new Set(regions.map((region) => insuranceFactsOf[region].claimsPhone)).size).toBe(
    regions.length,
  )
  expect(new Set(regions.map((region) => banksOf[region].bank.swift)).size).toBe(regions.length)
})
