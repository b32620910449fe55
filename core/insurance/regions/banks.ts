import type { Region } from '../../foundation/region/regions.ts'
import type { BankData } from './definition.ts'
import { registeredBanks } from './registry.ts'

/** The banks of each region. */
export const banksOf: Readonly<Record<Region, BankData>> = registeredBanks
