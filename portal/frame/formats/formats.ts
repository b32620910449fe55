import { formatCache } from '#core/foundation/formats/format-cache.ts'
import { dayFormat } from '#core/foundation/calendar-dates/calendar-date.ts'
import { formatMoney, type Currency } from '#core/foundation/money/money.ts'
import type { TextLocale } from '#core/foundation/wording/translations.ts'
import type { Translate, Wording } from '#core/foundation/wording/wording.ts'
import { wireKey, type WireGroup } from './wire-key.ts'

/** Formats of record values in the viewer's locale. */
export interface Formats {
  readonly t: Translate
  /** Minor units as money, always with cents, so that a column of amounts is aligned. */
  readonly money: (minor: number, currency: Currency) => string
  /** Minor units as money, whole amounts without zeros: limits, deductibles, revenue. */
  readonly sum: (minor: number, currency: Currency) => string
  /** `2026-11-20` as `Nov 20, 2026`. A date has no zone. */
  readonly day: (day: string) => string
  /** An instant as a date: in the zone of its record, as on its documents, else in the viewer's. */
  readonly instant: (iso: string, zone?: string) => string
  /** An instant to the minute, for titles; in the same zones. */
  readonly exact: (iso: string, zone?: string) => string
  readonly count: (value: number) => string
  /** Names as one text: `Ada, Bo, and Cy`. */
  readonly list: (names: readonly string[]) => string
  readonly bytes: (value: number) => string
  /** The text of a wire value, `quotes:status.READY`; the value itself when there is none. */
  readonly label: (group: WireGroup, value: string) => string
}

/** Units of sizes with their bytes; none is smaller: a file of 194 bytes has 0.2 kB. */
const units = {
  kilobyte: ['kilobyte', 1_000],
  megabyte: ['megabyte', 1_000_000],
} as const

/** The formats of one locale and zone. */
export const createFormats = (locale: TextLocale, timeZone: string, wording: Wording): Formats => {
  const formats = formatCache<Intl.DateTimeFormat>()
  const instants = (zone: string) =>
    formats(
      `date ${zone}`,
      () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: zone }),
    )
  const minutes = (zone: string) =>
    formats(
      `minute ${zone}`,
      () =>
        new Intl.DateTimeFormat(locale, {
          dateStyle: 'medium',
          timeStyle: 'short',
          timeZone: zone,
        }),
    )
  const counts = new Intl.NumberFormat(locale)
  return {
    t: wording.t,
    money: (minor, currency) => formatMoney({ minor, currency }, locale),
    sum: (minor, currency) => formatMoney({ minor, currency }, locale, { whole: true }),
    day: dayFormat(locale, 'medium'),
    instant: (iso, zone = timeZone) => instants(zone).format(Date.parse(iso)),
    exact: (iso, zone = timeZone) => minutes(zone).format(Date.parse(iso)),
    count: (value) => counts.format(value),
    list: (names) => new Intl.ListFormat(locale).format(names),
    bytes: (value) => {
      const [unit, size] = value < 1_000_000 ? units.kilobyte : units.megabyte
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        maximumFractionDigits: 1,
      }).format(value / size)
    },
    label: (group, value) => {
      const key = wireKey(group, value)
      return wording.has(key) ? wording.t(key) : value
    },
  }
}
