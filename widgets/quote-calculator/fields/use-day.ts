import { dayFormat } from '#core/foundation/calendar-dates/calendar-date.ts'
import { usePlatform } from '../../react/use-platform.ts'
import { useStore } from '../../react/use-store.ts'

/** Formats a date (`YYYY-MM-DD`) for the region: `Dec 4, 2026`. */
export function useDay(): (day: string) => string {
  return dayFormat(useStore(usePlatform().wording.$locale))
}
