import { insuranceDataOf } from '../regions/insurance-data.ts'
import { regions, type Region } from '../../foundation/region/regions.ts'

/** Ownership types of a company. */
export const ownershipTypes = [
  'Private',
  'Public',
  'Partnership',
  'Non-Profit',
  'Government',
] as const

/** Default entity types, for regions without their own. */
const baseEntityTypes: readonly string[] = [
  'Corporation',
  'LLC',
  'Partnership',
  'Sole Proprietor',
  'Non-Profit',
  'Government',
]

/** The entity types that a region's form offers. */
const entityTypesOf = (region: Region): readonly string[] => {
  const { entityTypes = baseEntityTypes } = insuranceDataOf[region]
  return entityTypes
}

/** All accepted entity types. Outdated stored types stay valid in all regions. */
export const entityTypes: readonly string[] = [
  ...new Set([...baseEntityTypes, ...regions.flatMap(entityTypesOf)]),
]

/** The options of a form: those of its region, and an outdated stored one. */
export const entityTypeChoices = (region: Region, stored: string): readonly string[] => {
  const offered = entityTypesOf(region)
  return stored === '' || offered.includes(stored) ? offered : [...offered, stored]
}
