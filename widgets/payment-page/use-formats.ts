import { useMemo } from 'react'
import { formatMoney, type Currency } from '#core/foundation/money/money.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'

/** How the platform's locale writes sums and days. */
export const useFormats = () => {
  const locale = useStore(usePlatform().wording.$locale)
  return useMemo(() => {
    // A day has no zone: it is read and written in the same one.
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    return {
      money: (minor: number, currency: Currency) => formatMoney({ minor, currency }, locale),
      day: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
    }
  }, [locale])
}
