import type { Region } from '../../foundation/region/regions.ts'
import type { InsuranceFacts } from './definition.ts'
import { registeredInsurance } from './registry.ts'

/** What insuring companies of each region depends on. */
export const insuranceFactsOf: Readonly<Record<Region, InsuranceFacts>> = registeredInsurance
