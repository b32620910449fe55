import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'

/** Writes a day (`YYYY-MM-DD`) or the day of a moment as the region does: `Dec 4, 2026`. */
export function useDay(): (day: string) => string {
  const locale = useStore(usePlatform().wording.$locale)
  // A day has no zone of its own: it is written in the one it is read in.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (day) => format.format(new Date(day))
}
