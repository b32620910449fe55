import type { ProductTerms, ProductUnderwriting } from './definition.ts'
import { termsWith } from './standard-terms.ts'
import { deductibles, fullPriorActs } from './terms.ts'
import { million, thousand } from './units.ts'

/** The presets of a product for larger companies. Invented. */
export const largerPresets: ProductUnderwriting['presets'] = {
  1: { limit: million(1), deductible: thousand(100), waitingPeriod: 24, retroActivePeriod: 2 },
  2: {
    limit: million(1),
    deductible: thousand(25),
    waitingPeriod: 12,
    retroActivePeriod: fullPriorActs,
  },
  3: {
    limit: million(3),
    deductible: thousand(10),
    waitingPeriod: 8,
    retroActivePeriod: fullPriorActs,
  },
}

/** The terms of a product for larger companies, with higher retentions. Invented. */
export const largerTerms: ProductTerms = /*@__PURE__*/ termsWith(largerPresets, {
  deductibles: /*@__PURE__*/ deductibles.filter((sum) => sum >= thousand(10)),
})
