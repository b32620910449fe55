import type { ProductTerms } from './definition.ts'
import {
  deductibles,
  defaultTerms,
  limits,
  retroActivePeriods,
  revenueRange,
  waitingPeriods,
} from './terms.ts'

/** The default terms of a product (spec 2 §9). */
export const standardTerms: ProductTerms = {
  limits,
  deductibles,
  waitingPeriods,
  retroActivePeriods,
  defaults: defaultTerms,
  revenue: revenueRange,
}
