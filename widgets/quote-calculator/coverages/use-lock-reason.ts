import { coverageIds, type Coverage } from '#core/insurance/products/coverages.ts'
import type { PricedCoverage } from '#core/insurance/rating/model.ts'
import { usePlatform } from '../../react/use-platform.ts'
import { useStore } from '../../react/use-store.ts'
import { useWording } from '../../react/use-wording.ts'
import { useUnavailableReason } from './use-coverage-text.ts'

/**
 * Why a coverage cannot be selected (spec 2 §6); undefined when it can. Dedicated breach costs
 * depend on their flag, but can always be removed.
 */
export function useLockReason(): (
  coverage: Coverage,
  priced: PricedCoverage,
) => string | undefined {
  const t = useWording('rating')
  const { DEDICATED_BREACH_COSTS: isOffered } = useStore(usePlatform().flags.$flags)
  const reasonOf = useUnavailableReason()
  return ({ id }, { availability, selected }) => {
    const isHeldBack =
      id === coverageIds.DEDICATED_BREACH_COSTS_ENDORSEMENT && !isOffered && !selected
    return isHeldBack ? t('rating:unavailable.NOT_AVAILABLE_FOR_INDUSTRY') : reasonOf(availability)
  }
}
