import { expect, test } from 'vitest'
import { regions } from '../../foundation/region/regions.ts'
import { banksOf } from './banks.ts'
import { insuranceDataOf } from './insurance-data.ts'

test('gives each region its own claims number and bank account', () => {
  expect(new Set(regions.map((region) => insuranceDataOf[region].claimsPhone)).size).toBe(
    regions.length,
  )
  expect(new Set(regions.map((region) => banksOf[region].bank.swift)).size).toBe(regions.length)
})
