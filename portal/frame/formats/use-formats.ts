import { useMemo } from 'react'
import { usePlatform } from '#widgets/react/use-platform.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { createFormats, type Formats } from './formats.ts'

/** `t` and the formats of values in the platform's locale, rerendered when it changes. */
export const useFormats = (): Formats => {
  const { wording, host } = usePlatform()
  useWording()
  const locale = useStore(wording.$locale)
  const revision = useStore(wording.$revision)
  return useMemo(
    () => createFormats(locale, host.timeZone, wording),
    // Texts are read through `t`, so a new revision must rerender users of the formats.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [locale, revision, host, wording],
  )
}
