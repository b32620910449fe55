import { dayFormat } from '#core/foundation/calendar-dates/calendar-date.ts'
import { type Currency, formatMoney } from '#core/foundation/money/money.ts'
import type { TextLocale } from '#core/foundation/wording/translations.ts'
import type { Translate, Wording } from '#core/foundation/wording/wording.ts'

/** The wording group of a kind of wire value: `quotes:status`. */
export type WireGroup = `${string}:${string}`

/** The key of a wire value's text. */
export const wireKey = (group: WireGroup, value: string): string => `${group}.${value}`

/** Formats of record values in the viewer's locale. */
export interface Formats {
  readonly t: Translate
  /** Minor units as money, always with cents, so that a column of amounts is aligned. */
  readonly money: (minor: number, currency: Currency) => string
  /** Minor units as money, whole amounts without zeros: limits, deductibles, revenue. */
  readonly wholeMoney: (minor: number, currency: Currency) => string
  /** `2026-11-20` as `Nov 20, 2026`. A date has no zone. */
  readonly day: (day: string) => string
  /** An instant as a date, in the zone of its record as on its documents, else in the viewer's. */
  readonly instant: (iso: string) => string
  /** An instant to the minute in the same zone, which is shown if it is not the viewer's. */
  readonly dateTime: (iso: string) => string
  readonly count: (value: number) => string
  /** Names as one text: `Ada, Bo, and Cy`. */
  readonly list: (names: readonly string[]) => string
  readonly bytes: (value: number) => string
  /** The text of a wire value, `quotes:status.READY`; the value itself without one. */
  readonly label: (group: WireGroup, value: string) => string
}

/** Units of file sizes. The kilobyte is the smallest: 194 bytes are 0.2 kB. */
const units = {
  kilobyte: ['kilobyte', 1_000],
  megabyte: ['megabyte', 1_000_000],
} as const

/** A date with time and zone, because `dateStyle: 'medium'` cannot include a zone. */
const zoned = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const satisfies Intl.DateTimeFormatOptions

/** The formats of one locale. Instants use the zone of their record, else the viewer's. */
export const createFormats = (
  locale: TextLocale,
  viewerTimeZone: string,
  wording: Wording,
  timeZone: string = viewerTimeZone,
): Formats => {
  const instants = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone })
  const style =
    timeZone === viewerTimeZone ? ({ dateStyle: 'medium', timeStyle: 'short' } as const) : zoned
  const minutes = new Intl.DateTimeFormat(locale, { ...style, timeZone })
  const counts = new Intl.NumberFormat(locale)
  return {
    t: wording.t,
    money: (minor, currency) => formatMoney({ minor, currency }, locale),
    wholeMoney: (minor, currency) => formatMoney({ minor, currency }, locale, { whole: true }),
    day: dayFormat(locale),
    instant: (iso) => instants.format(Date.parse(iso)),
    dateTime: (iso) => minutes.format(Date.parse(iso)),
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

/** Rounds minor units to the whole dollar or pound; cents are noise in a total of many records. */
export const roundToUnits = (minor: number): number => Math.round(minor / 100) * 100
