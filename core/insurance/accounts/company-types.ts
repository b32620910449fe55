import type { Region } from '../../foundation/region/regions.ts'

/** Forms of ownership of a company. */
export const ownershipTypes = [
  'Private',
  'Public',
  'Partnership',
  'Non-Profit',
  'Government',
] as const

/** Legal kinds of a company by region. */
const entityTypesByRegion: Readonly<Partial<Record<Region, readonly string[]>>> = {
  UK: [
    'Private limited company (Ltd)',
    'Public limited company (plc)',
    'Limited liability partnership (LLP)',
    'Partnership',
    'Sole trader',
    'Community interest company (CIC)',
    'Charity',
    'Government',
  ],
  AU: [
    'Proprietary company (Pty Ltd)',
    'Public company (Ltd)',
    'Partnership',
    'Sole trader',
    'Trust',
    'Charity or not-for-profit',
    'Government',
  ],
}

const baseEntityTypes = [
  'Corporation',
  'LLC',
  'Partnership',
  'Sole Proprietor',
  'Non-Profit',
  'Government',
] as const

/** The legal kinds that a form of a region offers. */
export const entityTypesOf = (region: Region): readonly string[] =>
  entityTypesByRegion[region] ?? baseEntityTypes

/** Every legal kind that is accepted: stored ones of before stay valid in all regions. */
export const entityTypes: readonly string[] = [
  ...new Set([...baseEntityTypes, ...Object.values(entityTypesByRegion).flat()]),
]

/** The choices of a form: those of its region, and a stored one of before. */
export const entityTypeChoices = (region: Region, stored: string): readonly string[] => {
  const offered = entityTypesOf(region)
  return stored === '' || offered.includes(stored) ? offered : [...offered, stored]
}
