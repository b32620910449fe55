import type { Locale } from '#core/foundation/region/regions.ts'

/** Units with their milliseconds, the longest first. */
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** The time since an instant as text in the locale: `this minute`, `3 hours ago`. */
export const agoText = (locale: Locale, instant: Date, now: Date): string => {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const passed = Math.max(0, now.getTime() - instant.getTime())
  const [unit, length] = units.find(([, min]) => passed >= min) ?? units[2]
  return format.format(-Math.floor(passed / length), unit)
}
