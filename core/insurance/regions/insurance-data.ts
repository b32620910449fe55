import type { Region } from '../../foundation/region/regions.ts'
import type { InsuranceData } from './definition.ts'
import { registeredInsurance } from './registry.ts'

/** The insurance data of each region. */
export const insuranceDataOf: Readonly<Record<Region, InsuranceData>> = registeredInsurance
