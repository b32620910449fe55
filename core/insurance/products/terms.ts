import { million, thousand } from './units.ts'

/** 1 BASIC, 2 POPULAR, 3 ELITE, -1 custom (spec 2 §4 and §9). */
export const presetIds = { basic: 1, popular: 2, elite: 3, custom: -1 } as const
export type PresetName = 'basic' | 'popular' | 'elite'
export type PresetId = (typeof presetIds)[keyof typeof presetIds]

/** Wire value of Full Prior Acts (the calculator's default, spec 2 §9). */
export const fullPriorActs = -1

/** The numbers between two bounds by a step. */
/*@__NO_SIDE_EFFECTS__*/
export const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

/** The maximum standard aggregate limit, in minor units. */
export const maxAggregateLimit = million(5)

/** Aggregate limits, minor units: 1,000,000 to 5,000,000 by 500,000 (spec 2 §9). */
export const limits: readonly number[] = range(million(1), maxAggregateLimit, thousand(500))

/** Deductibles, minor units. */
export const deductibles: readonly number[] = /*@__PURE__*/ [1, 2.5, 5, 10, 25, 50, 100].map(
  thousand,
)

/** Waiting periods in hours (spec 2 §9). */
export const waitingPeriods = [6, 8, 12, 24] as const

/** Retroactive periods, narrowest first: years, or Full Prior Acts. */
export const retroActivePeriods = [1, 2, fullPriorActs] as const

/** Revenue that can be priced, minor units: 1 to 1 trillion (spec 2 §5). */
export const revenueRange = { min: thousand(0.001), max: million(1_000_000) } as const

/** The earliest accepted year of establishment (spec 2 §5). */
export const earliestYear = 1500
