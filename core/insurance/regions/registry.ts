import type { Region } from '../../foundation/region/regions.ts'
import { auBanks, auInsurance } from './au.ts'
import type { BankData, InsuranceData } from './definition.ts'
import { ukBanks, ukInsurance } from './uk.ts'
import { usBanks, usInsurance } from './us.ts'

/** The insurance data of each region. */
export const registeredInsurance = {
  US: usInsurance,
  UK: ukInsurance,
  AU: auInsurance,
} as const satisfies Record<Region, InsuranceData>

/** The banks of each region. */
export const registeredBanks = {
  US: usBanks,
  UK: ukBanks,
  AU: auBanks,
} as const satisfies Record<Region, BankData>
