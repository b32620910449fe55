import { useMemo } from 'react'
import { dayFormat } from '#core/foundation/calendar-dates/calendar-date.ts'
import { formatMoney } from '#core/foundation/money/money.ts'
import type { ComparisonFormats } from '#core/insurance/quotes/cart/comparison-texts.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { useWording } from '../react/use-wording.ts'

/** The texts and formats of a comparison in the platform’s locale. */
export function useComparisonFormats(): ComparisonFormats {
  const t = useWording('cart', 'coverages', 'rating')
  const { wording } = usePlatform()
  const locale = useStore(wording.$locale)
  return useMemo(
    () => ({
      t,
      has: (key) => wording.has(key),
      money: (minor, currency) => formatMoney({ minor, currency }, locale),
      sum: (minor, currency) => formatMoney({ minor, currency }, locale, { whole: true }),
      day: dayFormat(locale),
    }),
    [t, wording, locale],
  )
}
