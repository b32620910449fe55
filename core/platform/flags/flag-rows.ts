import { foldText } from '../../foundation/validation/fold-text.ts'
import { flagDefaults, isFlag, type Flag } from './flag-names.ts'
import type { FlagLayers } from './flags.ts'

/** A flag in the panel: the value of each source, and the effective one. */
export interface FlagRow {
  readonly flag: Flag
  readonly byDefault: boolean
  readonly built: boolean | undefined
  readonly service: boolean | undefined
  readonly override: boolean | undefined
  readonly isOn: boolean
}

/** The flags whose name or description contains the search words, in the order of the list. */
export const flagRows = (input: {
  readonly layers: FlagLayers
  readonly flags: Readonly<Record<Flag, boolean>>
  readonly describe: (flag: Flag) => string
  readonly search: string
}): readonly FlagRow[] => {
  const { layers, flags, describe } = input
  const words = foldText(input.search).split(/\s+/).filter(Boolean)
  return Object.keys(flagDefaults)
    .filter(isFlag)
    .filter((flag) => {
      const text = foldText(`${flag} ${flag.replaceAll('_', ' ')} ${describe(flag)}`)
      return words.every((word) => text.includes(word))
    })
    .map((flag) => ({
      flag,
      byDefault: flagDefaults[flag],
      built: layers.built[flag],
      service: layers.service[flag],
      override: layers.overrides[flag],
      isOn: flags[flag],
    }))
}
