import { useMemo } from 'react'
import { dayIn } from '#core/foundation/calendar-dates/calendar-date.ts'
import type { Calendar } from '#core/platform/tables/urgency.ts'
import { usePlatform } from '#widgets/react/use-platform.ts'

/** Gives the calendar of a record: dates in its zone, or in the reader's, by the server's clock. */
export const useCalendar = (): ((zone?: string) => Calendar) => {
  const { clock, host } = usePlatform()
  // a new day for any zone begins on a quarter of an hour
  const quarter = Math.floor(clock.now() / 900_000) * 900_000
  return useMemo(
    () =>
      (zone = host.timeZone) => ({
        today: dayIn(zone, new Date(quarter)),
        dayOf: (instant) => dayIn(zone, new Date(instant)),
      }),
    [quarter, host],
  )
}
