import type { ProductTerms, ProductUnderwriting } from './definition.ts'
import { termsWith } from './standard-terms.ts'
import { deductibles, fullPriorActs, range } from './terms.ts'
import { million, thousand } from './units.ts'

/**
 * An excess layer pays long after the waiting period of the underlying policy, so there is only
 * one value.
 */
const waitingPeriod = 12

/** The presets of an excess layer. Invented. */
export const excessPresets: ProductUnderwriting['presets'] = {
  1: { limit: million(1), deductible: thousand(100), waitingPeriod, retroActivePeriod: 2 },
  2: {
    limit: million(1),
    deductible: thousand(25),
    waitingPeriod,
    retroActivePeriod: fullPriorActs,
  },
  3: {
    limit: million(3),
    deductible: thousand(10),
    waitingPeriod,
    retroActivePeriod: fullPriorActs,
  },
}

/** The terms of an excess layer. Invented. */
export const excessTerms: ProductTerms = /*@__PURE__*/ termsWith(excessPresets, {
  deductibles: /*@__PURE__*/ deductibles.filter((sum) => sum >= thousand(10)),
  waitingPeriods: [waitingPeriod],
  underlyingLimits: /*@__PURE__*/ range(million(1), million(5), million(1)),
})
