import type { ProductTerms, ProductUnderwriting } from './definition.ts'
import { standardPresets } from './standard-presets.ts'
import { deductibles, limits, retroActivePeriods, revenueRange, waitingPeriods } from './terms.ts'

/**
 * The terms of a product. A calculator starts with POPULAR; the product's own values override the
 * defaults.
 */
/*@__NO_SIDE_EFFECTS__*/
export const termsWith = (
  presets: ProductUnderwriting['presets'],
  own: Partial<ProductTerms> = {},
): ProductTerms => ({
  limits,
  deductibles,
  waitingPeriods,
  retroActivePeriods,
  defaults: { preset: 2, ...presets[2] },
  revenue: revenueRange,
  ...own,
})

/** The default terms of a product (spec 2 §9). */
export const standardTerms: ProductTerms = /*@__PURE__*/ termsWith(standardPresets)
