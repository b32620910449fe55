import { usePlatform } from '../../react/use-platform.ts'
import { useStore } from '../../react/use-store.ts'

/** Formats a date (`YYYY-MM-DD`) or the date of an instant as in the region: `Dec 4, 2026`. */
export function useDay(): (day: string) => string {
  const locale = useStore(usePlatform().wording.$locale)
  // A date has no zone: it is parsed and formatted in the same one.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (day) => format.format(new Date(day))
}
