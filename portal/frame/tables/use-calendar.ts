import { useMemo } from 'react'
import { dayIn } from '#core/foundation/calendar-dates/calendar-date.ts'
import type { Calendar } from '#core/platform/tables/urgency.ts'
import { usePlatform } from '#widgets/react/use-platform.ts'

/** Returns a record's calendar by the server's clock, in its zone or the viewer's. */
export const useCalendar = (): ((zone?: string) => Calendar) => {
  const { clock, host } = usePlatform()
  // In every time zone, a day starts on a quarter of an hour.
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
