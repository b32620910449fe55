import { deductibleOptions, limitOptions } from '#core/insurance/products/coverage-terms.ts'
import type { Coverage } from '#core/insurance/products/coverages.ts'
import { retroActivePeriods, waitingPeriods } from '#core/insurance/products/terms.ts'
import type { PresetTerm } from '#core/insurance/rating/rules.ts'
import { useStore } from '../../react/use-store.ts'
import { useCalculator } from '../calculator-context.ts'

/** The values that each term of a coverage may take under an aggregate limit, in minor units. */
export function useCoverageOptions(
  limit: number,
): (coverage: Coverage) => Readonly<Record<PresetTerm, readonly number[]>> {
  const { $form, $rules, product } = useCalculator()
  const { state } = useStore($form).company
  // the product's own grids after its rules have loaded
  const grids = useStore($rules) ?? { waitingPeriods, retroActivePeriods }
  const setting = { limit, product, ...(state === '' ? {} : { state }) }
  return (coverage) => ({
    limit: limitOptions(coverage, setting),
    deductible: deductibleOptions(coverage),
    waitingPeriod: grids.waitingPeriods,
    retroActivePeriod: grids.retroActivePeriods,
  })
}
