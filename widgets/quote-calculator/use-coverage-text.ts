import type { Coverage } from '#core/insurance/products/coverages.ts'
import type { Availability } from '#core/insurance/rating/model.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useWording } from '../react/use-wording.ts'

/** The name of a coverage in the visitor's language. */
export function useCoverageName(): (coverage: Pick<Coverage, 'key'>) => string {
  const t = useWording('coverages')
  const { wording } = usePlatform()
  return ({ key }) => {
    const name = `coverages:${key}.name`
    return wording.has(name) ? t(name) : key
  }
}

/** What a coverage pays for, in a sentence. */
export function useCoverageTooltip(): (coverage: Pick<Coverage, 'key'>) => string {
  const t = useWording('coverages')
  const { wording } = usePlatform()
  return ({ key }) => {
    const tooltip = `coverages:${key}.tooltip`
    return wording.has(tooltip) ? t(tooltip) : ''
  }
}

/** Why a coverage cannot be had (spec 2 §6); undefined when it can. */
export function useUnavailableReason(): (availability: Availability) => string | undefined {
  const t = useWording('rating')
  const { wording } = usePlatform()
  return ({ available, reason }) => {
    if (available) return undefined
    const key = `rating:unavailable.${reason ?? ''}`
    return wording.has(key) ? t(key) : t('rating:unavailable.NOT_AVAILABLE_FOR_INDUSTRY')
  }
}
