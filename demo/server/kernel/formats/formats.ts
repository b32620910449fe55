import { dayFormat, type Day } from '#core/foundation/calendar-dates/calendar-date.ts'
import { formatMoney } from '#core/foundation/money/money.ts'
import { currencyOf, localeOf, type Locale, type Region } from '#core/foundation/region/regions.ts'

/** Formats amounts and dates of a region, for mails and documents. */
export interface Formats {
  readonly locale: Locale
  money(minor: number): string
  /** Always with minor units, for columns of amounts. */
  moneyWithCents(minor: number): string
  /** Formats a calendar date. For an instant see `dayOf`, which uses the insured's zone. */
  day(day: Day): string
}

/**
 * Amounts in the region's currency, dates in its format: `Jan 5, 2027`, `5 Jan 2027`. Other locales
 * include the currency: `A$1,200`.
 */
export const formatsOf = (region: Region, locale: Locale = localeOf[region]): Formats => {
  const currency = currencyOf[region]
  return {
    locale,
    money: (minor) => formatMoney({ minor, currency }, locale, { whole: true }),
    moneyWithCents: (minor) => formatMoney({ minor, currency }, locale),
    day: dayFormat(locale),
  }
}
