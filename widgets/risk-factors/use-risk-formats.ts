import { useMemo } from 'react'
import { dayFormat, dayIn } from '#core/foundation/calendar-dates/calendar-date.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'

/** Formats dates in the platform's locale, and instants as dates in the insured's time zone. */
export const useRiskFormats = () => {
  const { wording } = usePlatform()
  const locale = useStore(wording.$locale)
  return useMemo(() => {
    const day = dayFormat(locale)
    return {
      day,
      dayOf: (zone: string, instant: string) => day(dayIn(zone, new Date(instant))),
    }
  }, [locale])
}
