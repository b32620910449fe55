import { fullPriorActs } from '#core/insurance/products/terms.ts'
import type { Plan } from './plan.ts'

/** Presets of a product with no others of its own; POPULAR is what a calculator opens with (spec 2 §9). */
export const standardPresets: Plan['presets'] = {
  1: { limit: 1_000_000, deductible: 50_000, waitingPeriod: 24, retroActivePeriod: 2 },
  2: { limit: 1_000_000, deductible: 25_000, waitingPeriod: 12, retroActivePeriod: fullPriorActs },
  3: { limit: 2_000_000, deductible: 10_000, waitingPeriod: 8, retroActivePeriod: fullPriorActs },
}
