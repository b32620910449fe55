import { useMemo } from 'react'
import { dayFormat } from '#core/foundation/calendar-dates/calendar-date.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'

/** Formats dates and instants in the platform's locale. */
export const useRiskFormats = () => {
  const { wording, host } = usePlatform()
  const locale = useStore(wording.$locale)
  return useMemo(() => {
    const instants = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeZone: host.timeZone,
    })
    return {
      day: dayFormat(locale, 'medium'),
      instant: (instant: string) => instants.format(new Date(instant)),
    }
  }, [host, locale])
}
