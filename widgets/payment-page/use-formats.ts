import { useMemo } from 'react'
import { dayFormat } from '#core/foundation/calendar-dates/calendar-date.ts'
import { formatMoney, type Currency } from '#core/foundation/money/money.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'

/** Formats amounts and dates in the platform's locale. */
export const useFormats = () => {
  const locale = useStore(usePlatform().wording.$locale)
  return useMemo(() => {
    return {
      money: (minor: number, currency: Currency) => formatMoney({ minor, currency }, locale),
      day: dayFormat(locale),
    }
  }, [locale])
}
