import type { ProductTerms, ProductUnderwriting } from './definition.ts'
import { termsWith } from './standard-terms.ts'
import { fullPriorActs } from './terms.ts'
import { million, thousand } from './units.ts'

/** No management liability coverage has a waiting period, so there is only one value. */
const waitingPeriod = 12

/** The presets of a management liability product. Invented. */
export const managementPresets: ProductUnderwriting['presets'] = {
  1: { limit: million(1), deductible: thousand(50), waitingPeriod, retroActivePeriod: 2 },
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

/** The terms of a management liability product. Invented. */
export const managementTerms: ProductTerms = /*@__PURE__*/ termsWith(managementPresets, {
  waitingPeriods: [waitingPeriod],
})
