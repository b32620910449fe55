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
      /** Formats an instant as a date in the record's time zone, or the user's if it has none. */
      date: (instant: string, zone?: string) => zonedFormat(zone).format(new Date(instant)),
      /** Formats an instant to the minute, in the same time zone. */
      instant: (instant: string, zone?: string) =>
        zonedFormat(zone, 'short').format(new Date(instant)),
    }
  }, [locale])
}
