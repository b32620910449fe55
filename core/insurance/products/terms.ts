import { regionOfProduct, type QuotedProduct } from './products.ts'
import type { Coverage } from './coverages.ts'
import { thousand, million } from './units.ts'

/** 1 BASIC, 2 POPULAR, 3 ELITE, -1 custom (spec 2 §4 and §9). */
export const presetIds = { basic: 1, popular: 2, elite: 3, custom: -1 } as const
export type PresetName = 'basic' | 'popular' | 'elite'
export type PresetId = (typeof presetIds)[keyof typeof presetIds]

/** Wire value of Full Prior Acts (spec 2 §9 gives it as the calculator's default). */
export const fullPriorActs = -1

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

const largestLimit = million(5)

/** Aggregate limits, minor units: 1,000,000 to 5,000,000 by 500,000 (spec 2 §9). */
export const limits: readonly number[] = range(million(1), largestLimit, thousand(500))

/** Deductibles, minor units. */
export const deductibles: readonly number[] = [1, 2.5, 5, 10, 25, 50, 100].map(thousand)

/** Waiting periods in hours (spec 2 §9). */
export const waitingPeriods = [6, 8, 12, 24] as const

/** Retroactive periods, narrowest first: years, or Full Prior Acts. */
export const retroActivePeriods = [1, 2, fullPriorActs] as const

/** What a calculator opens with (spec 2 §9). */
export const defaultTerms = {
  preset: 2,
  limit: million(1),
  deductible: thousand(25),
  waitingPeriod: 12,
  retroActivePeriod: fullPriorActs,
} as const

/** Revenue that can be priced, minor units: at least 1, at most 1 trillion (spec 2 §5). */
export const revenueRange = { min: thousand(0.001), max: million(1_000_000) } as const

/** The earliest year a company can say it was established in (spec 2 §5). */
export const earliestYear = 1500

/** Public relations expense has this sum as its limit in some states (spec 2 §9). */
const fixedPublicRelations = {
  key: 'PUBLIC_RELATIONS_EXPENSE',
  states: ['NY', 'WA'],
  limit: thousand(50),
}

/** What the limits of a coverage hang on besides its row. */
export interface LimitSetting {
  /** Aggregate limit in minor units. */
  readonly limit: number
  /** A code of the product's region. */
  readonly state?: string | undefined
  /** Missing counts as a product of the US. */
  readonly product?: QuotedProduct | undefined
}

const isPublicRelationsFixed = (
  { key }: Coverage,
  { state = '', product }: LimitSetting,
): boolean =>
  key === fixedPublicRelations.key &&
  fixedPublicRelations.states.includes(state) &&
  // Western Australia is a WA too
  regionOfProduct[product ?? 'P100'] === 'US'

/** Limits a coverage can have under an aggregate limit, ascending, minor units; none where it has no limit. */
export const limitOptions = (coverage: Coverage, setting: LimitSetting): readonly number[] => {
  const rule = coverage.limit
  if (rule === undefined) return []
  if (isPublicRelationsFixed(coverage, setting)) return [fixedPublicRelations.limit]
  if ('share' in rule) return [Math.round(setting.limit * rule.share)]
  // an aggregate limit off the grid must not cost more than one on it
  if ('step' in rule) return range(rule.step, Math.min(setting.limit, largestLimit), rule.step)
  return rule.amounts.filter((sum) => sum <= setting.limit)
}

/** The limit a coverage has when nobody chose another, minor units. */
export const standardLimit = (coverage: Coverage, setting: LimitSetting): number | undefined => {
  const rule = coverage.limit
  if (rule === undefined) return undefined
  const options = limitOptions(coverage, setting)
  if ('share' in rule) return options[0]
  return 'step' in rule ? Math.round(setting.limit * rule.standardShare) : rule.standard
}

/** Deductibles a coverage can have, ascending, minor units; none where it has no deductible. */
export const deductibleOptions = ({ maxDeductible }: Coverage): readonly number[] =>
  maxDeductible === undefined ? [] : deductibles.filter((sum) => sum <= maxDeductible)

/** The deductible a coverage has under the global one: never over its own largest. */
export const standardDeductible = (
  { maxDeductible }: Coverage,
  globalDeductible: number,
): number | undefined =>
  maxDeductible === undefined ? undefined : Math.min(globalDeductible, maxDeductible)
