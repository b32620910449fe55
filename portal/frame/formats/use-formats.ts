import { createContext, use } from 'react'
import { formatCache, type FormatCache } from '#core/foundation/formats/format-cache.ts'
import type { Platform } from '#core/platform.ts'
import type { Wording } from '#core/foundation/wording/wording.ts'
import { usePlatform } from '#widgets/react/use-platform.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { createFormats, type Formats } from './formats.ts'

/** The zone of the surrounding record; the viewer's if undefined. */
export const RecordZone = createContext<string | undefined>(undefined)

interface Made {
  readonly state: string
  readonly inZone: FormatCache<Formats>
}

/** The formats of each wording, by zone. All views share them, because creating them is slow. */
const current = new WeakMap<Wording, Made>()

const formatsOf = ({ wording, host }: Platform, state: string, zone?: string): Formats => {
  const stored = current.get(wording)
  const made = stored?.state === state ? stored : { state, inZone: formatCache<Formats>() }
  if (made !== stored) current.set(wording, made)
  return made.inZone(zone ?? '', () =>
    createFormats(wording.$locale.get(), host.timeZone, wording, zone),
  )
}

/**
 * `t` and the value formats of the platform's locale; rerenders when locale or texts change.
 * Instants use the given zone, else the surrounding record's, else the viewer's.
 */
export const useFormats = (zone?: string): Formats => {
  const platform = usePlatform()
  const recordZone = use(RecordZone)
  const locale = useStore(platform.wording.$locale)
  // Texts are read through `t`, so a new revision must rerender users of the formats.
  const revision = useStore(platform.wording.$revision)
  return formatsOf(platform, `${locale} ${revision}`, zone ?? recordZone)
}
