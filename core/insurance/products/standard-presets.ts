import type { ProductUnderwriting } from './definition.ts'
import { fullPriorActs } from './terms.ts'
import { million, thousand } from './units.ts'

/** The default presets of a product. Invented. A calculator starts with POPULAR (spec 2 §9). */
export const standardPresets: ProductUnderwriting['presets'] = {
  1: {
    limit: million(1),
    deductible: thousand(50),
    waitingPeriod: 24,
    retroActivePeriod: 2,
  },
  2: {
    limit: million(1),
    deductible: thousand(25),
    waitingPeriod: 12,
    retroActivePeriod: fullPriorActs,
  },
  3: {
    limit: million(2),
    deductible: thousand(10),
    waitingPeriod: 8,
    retroActivePeriod: fullPriorActs,
  },
}
