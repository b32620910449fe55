import { useMemo } from 'react'
import { formatMoney, type Currency } from '#core/foundation/money/money.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'

/** Formats amounts and dates in the platform's locale. */
export const useFormats = () => {
  const locale = useStore(usePlatform().wording.$locale)
  return useMemo(() => {
    // A date has no zone: it is parsed and formatted in the same one.
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    return {
      money: (minor: number, currency: Currency) => formatMoney({ minor, currency }, locale),
      day: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
    }
  }, [locale])
}
