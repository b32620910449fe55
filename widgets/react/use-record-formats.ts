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
    const zonedFormat = (timeZone: string | undefined, timeStyle?: 'short') =>
      zoned(
        `${timeZone} ${timeStyle}`,
        () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle, timeZone }),
      )
    return {
      money: (minor: number, currency: Currency) => formatMoney({ minor, currency }, locale),
      sum: (minor: number, currency: Currency) =>
        formatMoney({ minor, currency }, locale, { whole: true }),
      day: dayFormat(locale),
      /** The date of an instant: in the zone of its record, else where the reader is. */
      date: (instant: string, zone?: string) => zonedFormat(zone).format(new Date(instant)),
      /** An instant to the minute, in the same zone. */
      instant: (instant: string, zone?: string) =>
        zonedFormat(zone, 'short').format(new Date(instant)),
    }
  }, [locale])
}
