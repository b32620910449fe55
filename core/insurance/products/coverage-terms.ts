import { baseRegion } from '../../foundation/region/regions.ts'
import type { Coverage } from './coverages.ts'
import { defaultProductOf } from './model.ts'
import { fixedLimits } from './fixed-limits.ts'
import { regionOfProduct, type QuotedProduct } from './products.ts'
import { deductibles, maxAggregateLimit, range } from './terms.ts'

/** The context that the limits of a coverage depend on, in addition to its row. */
export interface LimitSetting {
  /** Aggregate limit in minor units. */
  readonly limit: number
  /** A code of the product's region. */
  readonly state?: string | undefined
  /** Defaults to the base region's product. */
  readonly product?: QuotedProduct | undefined
}

/** The fixed limit of a coverage in the state, minor units. */
const fixedLimit = (
  { key }: Coverage,
  { state = '', product = defaultProductOf[baseRegion] }: LimitSetting,
): number | undefined =>
  fixedLimits[regionOfProduct[product]]?.find(
    ({ coverage, states }) => coverage === key && states.includes(state),
  )?.limit

/**
 * The available limits of a coverage under an aggregate limit, ascending, in minor units; empty if
 * it has no limit.
 */
export const limitOptions = (coverage: Coverage, setting: LimitSetting): readonly number[] => {
  const rule = coverage.limit
  if (rule === undefined) return []
  const fixed = fixedLimit(coverage, setting)
  if (fixed !== undefined) return [fixed]
  if ('share' in rule) return [Math.round(setting.limit * rule.share)]
  // an aggregate limit that is not a standard one must not cost more than a standard one
  if ('step' in rule) return range(rule.step, Math.min(setting.limit, maxAggregateLimit), rule.step)
  return rule.amounts.filter((sum) => sum <= setting.limit)
}

/** The default limit of a coverage, in minor units. */
export const standardLimit = (coverage: Coverage, setting: LimitSetting): number | undefined => {
  const rule = coverage.limit
  if (rule === undefined) return undefined
  const options = limitOptions(coverage, setting)
  if ('share' in rule) return options[0]
  return 'step' in rule ? Math.round(setting.limit * rule.standardShare) : rule.standard
}

/** The available deductibles of a coverage, ascending, in minor units; empty if it has none. */
export const deductibleOptions = ({ maxDeductible }: Coverage): readonly number[] =>
  maxDeductible === undefined ? [] : deductibles.filter((sum) => sum <= maxDeductible)

/** The default deductible of a coverage: the global one, capped at the coverage's maximum. */
export const standardDeductible = (
  { maxDeductible }: Coverage,
  globalDeductible: number,
): number | undefined =>
  maxDeductible === undefined ? undefined : Math.min(globalDeductible, maxDeductible)
