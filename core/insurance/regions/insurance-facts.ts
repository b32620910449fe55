import type { Region } from '../../foundation/region/regions.ts'
import type { InsuranceFacts } from './definition.ts'
import { registeredInsurance } from './registry.ts'

/** The insurance facts of each region. */
export const insuranceFactsOf: Readonly<Record<Region, InsuranceFacts>> = registeredInsurance
