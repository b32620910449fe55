import { coverageIds, type Coverage, type CoverageKey } from './coverages.ts'

/** The groups of the coverage chart in display order (spec 2 §2); texts are `sheet:chart.<group>`. */
export const chartGroups = [
  'firstParty',
  'thirdParty',
  'endorsements',
  'tria',
  'additionalNamedInsured',
] as const
export type ChartGroup = (typeof chartGroups)[number]

/** Third-party coverages outside the catalogue's liability group. */
const liabilities: readonly CoverageKey[] = [
  'CCPA',
  'GDPR',
  'MEDIA_LIABILITY',
  'CONTINGENT_BODILY_INJURY',
  'CONTRACTUAL_DAMAGES',
  'TECH_ENO',
  'DERIVATIVE_INVESTIGATION',
  'ADDITIONAL_DIRECTORS_LIMIT',
  'WAGE_AND_HOUR_DEFENSE',
  'IMMIGRATION_DEFENSE',
]

/** Breach fund endorsements, which the catalogue lists with the extensions. */
const fundEndorsements: readonly CoverageKey[] = [
  'BREACH_FUND_OUTSIDE_LIMIT',
  'BREACH_FUND_OWN_VENDORS',
]

const isIn = (keys: readonly string[], { key }: Coverage): boolean => keys.includes(key)

/** The chart group of a coverage. */
export const chartGroupOf = (coverage: Coverage): ChartGroup => {
  if (coverage.id === coverageIds.TRIA) return 'tria'
  if (coverage.id === coverageIds.ADDITIONAL_NAMED_INSURED) return 'additionalNamedInsured'
  if (coverage.group >= 6 || isIn(fundEndorsements, coverage)) return 'endorsements'
  return coverage.group === 1 || isIn(liabilities, coverage) ? 'thirdParty' : 'firstParty'
}
