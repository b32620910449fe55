import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'

/** The text of a period of a quote: `12 Hours`, `Full Prior Acts`. */
export const useTerm = () => {
  const t = useWording('rating')
  const { wording } = usePortal()
  return (name: 'waitingPeriod' | 'retroActivePeriod', value: number): string => {
    if (name === 'waitingPeriod') return t('rating:waitingPeriod', { hours: value })
    const key = `rating:retroActivePeriod.${value}`
    return wording.has(key) ? t(key) : String(value)
  }
}
