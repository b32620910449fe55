import { dayFormat } from '#core/foundation/calendar-dates/calendar-date.ts'
import { formatMoney } from '#core/foundation/money/money.ts'
import { currencyOf, localeOf, type Locale, type Region } from '#core/foundation/region/regions.ts'

/** How a region writes sums and days, in mails and documents. */
export interface Formats {
  readonly locale: Locale
  money(minor: number): string
  day(day: string): string
  instant(instant: Date): string
}

/** Sums in the region's currency, days in its words: `January 5, 2027`, `5 January 2027`. */
export const formatsOf = (region: Region): Formats => {
  const locale = localeOf[region]
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    locale,
    money: (minor) => formatMoney({ minor, currency: currencyOf[region] }, locale, { whole: true }),
    day: dayFormat(locale, 'long'),
    instant: (instant) => days.format(instant),
  }
}
