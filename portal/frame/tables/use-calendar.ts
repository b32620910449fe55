import type { Calendar } from '#core/platform/tables/urgency.ts'
import { dayIn } from '#core/foundation/calendar-dates/calendar-date.ts'
import { usePlatform } from '#widgets/react/use-platform.ts'
import { useMemo } from 'react'

/** Dates in the viewer's zone, by the server's clock. */
export const useCalendar = (): Calendar => {
  const { clock, host } = usePlatform()
  const today = dayIn(host.timeZone, new Date(clock.now()))
  return useMemo(
    () => ({ today, dayOf: (instant) => dayIn(host.timeZone, new Date(instant)) }),
    [today, host],
  )
}
