import { insuranceFactsOf } from '../regions/insurance-facts.ts'
import { regions, type Region } from '../../foundation/region/regions.ts'

/** Forms of ownership of a company. */
export const ownershipTypes = [
  'Private',
  'Public',
  'Partnership',
  'Non-Profit',
  'Government',
] as const

/** Legal kinds of a company where the region names no others. */
const baseEntityTypes: readonly string[] = [
  'Corporation',
  'LLC',
  'Partnership',
  'Sole Proprietor',
  'Non-Profit',
  'Government',
]

/** The legal kinds that a form of a region offers. */
const entityTypesOf = (region: Region): readonly string[] => {
  const { entityTypes = baseEntityTypes } = insuranceFactsOf[region]
  return entityTypes
}

/** Every legal kind that is accepted: stored ones of before stay valid in all regions. */
export const entityTypes: readonly string[] = [
  ...new Set([...baseEntityTypes, ...regions.flatMap(entityTypesOf)]),
]

/** The choices of a form: those of its region, and a stored one of before. */
export const entityTypeChoices = (region: Region, stored: string): readonly string[] => {
  const offered = entityTypesOf(region)
  return stored === '' || offered.includes(stored) ? offered : [...offered, stored]
}
