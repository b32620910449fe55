import { dayFormat, type Day } from '#core/foundation/calendar-dates/calendar-date.ts'
import { formatMoney } from '#core/foundation/money/money.ts'
import { currencyOf, localeOf, type Locale, type Region } from '#core/foundation/region/regions.ts'

/** How a region writes sums and days, in mails and documents. */
export interface Formats {
  readonly locale: Locale
  money(minor: number): string
  /** Writes a calendar date. That of an instant follows the insured's zone: see `dayOf`. */
  day(day: Day): string
}

/**
 * Sums in the region's currency, days in its words: `January 5, 2027`, `5 January 2027`. Readers of another locale
 * see which currency it is: `A$1,200`.
 */
export const formatsOf = (region: Region, locale: Locale = localeOf[region]): Formats => {
  return {
    locale,
    money: (minor) => formatMoney({ minor, currency: currencyOf[region] }, locale, { whole: true }),
    day: dayFormat(locale, 'long'),
  }
}
