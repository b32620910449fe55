import type { Platform } from '#core/platform.ts'
import type { Wording } from '#core/foundation/wording/wording.ts'
import { usePlatform } from '#widgets/react/use-platform.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { createFormats, type Formats } from './formats.ts'

interface Made {
  readonly state: string
  readonly formats: Formats
}

/** The formats of each wording. All views share them, because making them is slow. */
const current = new WeakMap<Wording, Made>()

const formatsOf = ({ wording, host }: Platform, state: string): Formats => {
  const known = current.get(wording)
  if (known?.state === state) return known.formats
  const formats = createFormats(wording.$locale.get(), host.timeZone, wording)
  current.set(wording, { state, formats })
  return formats
}

/** `t` and the formats of values in the platform's locale; rerenders when locale or texts change. */
export const useFormats = (): Formats => {
  const platform = usePlatform()
  const locale = useStore(platform.wording.$locale)
  // Texts are read through `t`, so a new revision must rerender users of the formats.
  const revision = useStore(platform.wording.$revision)
  return formatsOf(platform, `${locale} ${revision}`)
}
