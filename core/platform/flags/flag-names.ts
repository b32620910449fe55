import { regionFlagDefaults } from '../../foundation/region/region-flags.ts'

/**
 * Every feature flag that switches something (spec 1 §6), with what holds when nobody set it. Those of the
 * spec whose feature does not exist yet come with it.
 */
export const flagDefaults = {
  MAINTENANCE: false,
  ...regionFlagDefaults,
  GLOBAL_LOGIN: false,
  SSO_LOGIN: false,
  INCIDENT_BANNER: false,
  EDGE_NETWORK: false,
} as const satisfies Readonly<Record<string, boolean>>

export type Flag = keyof typeof flagDefaults
export type FlagValues = Readonly<Record<Flag, boolean>>

/** Whether a name is a flag of ours. */
export const isFlag = (name: string): name is Flag => Object.hasOwn(flagDefaults, name)

/** The flags of a record that are ours and say yes or no; all else is left out. */
export const knownFlags = (values: Readonly<Record<string, unknown>>): Partial<FlagValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => isFlag(name) && typeof value === 'boolean'),
  )
