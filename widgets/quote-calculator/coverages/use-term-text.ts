import type { PresetTerm } from '#core/insurance/rating/rules.ts'
import { usePlatform } from '../../react/use-platform.ts'
import { useWording } from '../../react/use-wording.ts'
import { useMoney } from '../price/use-money.ts'

/** The text of a term's value: `$25,000`, `12 Hours`, `Full Prior Acts`. */
export function useTermText(): (term: PresetTerm, value: number) => string {
  const t = useWording('rating')
  const { wording } = usePlatform()
  const money = useMoney()
  return (term, value) => {
    if (term === 'waitingPeriod') return t('rating:waitingPeriod', { hours: value })
    if (term !== 'retroActivePeriod') return money.whole(value)
    const key = `rating:retroActivePeriod.${value}`
    return wording.has(key) ? t(key) : String(value)
  }
}
