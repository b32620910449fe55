import type { Coverage } from '#core/insurance/products/coverages.ts'
import type { Availability } from '#core/insurance/rating/model.ts'
import { usePlatform } from '../../react/use-platform.ts'
import { useWording } from '../../react/use-wording.ts'

/** The name of a coverage in the user's language. */
export function useCoverageName(): (coverage: Pick<Coverage, 'key'>) => string {
  const t = useWording('coverages')
  const { wording } = usePlatform()
  return ({ key }) => {
    const name = `coverages:${key}.name`
    return wording.has(name) ? t(name) : key
  }
}

/** The description of a coverage. */
export function useCoverageTooltip(): (coverage: Pick<Coverage, 'key'>) => string {
  const t = useWording('coverages')
  const { wording } = usePlatform()
  return ({ key }) => {
    const tooltip = `coverages:${key}.tooltip`
    return wording.has(tooltip) ? t(tooltip) : ''
  }
}

/** Why a coverage is unavailable (spec 2 §6); undefined when it is available. */
export function useUnavailableReason(): (availability: Availability) => string | undefined {
  const t = useWording('rating')
  const { wording } = usePlatform()
  return ({ available, reason }) => {
    if (available) return undefined
    const key = `rating:unavailable.${reason ?? ''}`
    return wording.has(key) ? t(key) : t('rating:unavailable.NOT_AVAILABLE_FOR_INDUSTRY')
  }
}
