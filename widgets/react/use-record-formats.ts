import { useMemo } from 'react'
import { formatCache } from '#core/foundation/formats/format-cache.ts'
import { dayFormat } from '#core/foundation/calendar-dates/calendar-date.ts'
import { formatMoney, type Currency } from '#core/foundation/money/money.ts'
import { usePlatform } from './use-platform.ts'
import { useStore } from './use-store.ts'

/** Formats amounts, dates and instants of a record in the platform's locale. */
export const useRecordFormats = () => {
  const locale = useStore(usePlatform().wording.$locale)
  return useMemo(() => {
    const zoned = formatCache<Intl.DateTimeFormat>()
    const instants = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    const days = (timeZone: string | undefined) =>
      zoned(
        timeZone ?? '',
        () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }),
      )
    return {
      money: (minor: number, currency: Currency) => formatMoney({ minor, currency }, locale),
      sum: (minor: number, currency: Currency) =>
        formatMoney({ minor, currency }, locale, { whole: true }),
      day: dayFormat(locale, 'medium'),
      /** The date of an instant: in the zone of its record, else where the reader is. */
      date: (instant: string, zone?: string) => days(zone).format(new Date(instant)),
      instant: (instant: string) => instants.format(new Date(instant)),
    }
  }, [locale])
}
