import { regionFlagDefaults } from '../../foundation/region/region-flags.ts'

/**
 * Every feature flag in use (spec 1 §6) with its default. Flags of the spec whose feature does not
 * exist yet are added with it.
 */
export const flagDefaults = {
  MAINTENANCE: false,
  ...regionFlagDefaults,
  GLOBAL_LOGIN: false,
  SSO_LOGIN: false,
  INCIDENT_BANNER: false,
  EDGE_NETWORK: false,
  ACCOUNT_EDIT: true,
  BROKER_EDIT: false,
  PRODUCT_SELECTOR: false,
  DEDICATED_BREACH_COSTS: true,
  PRIME_ONE_DYNAMIC_FIELDS: false,
  NEW_AGENT_EXPERIENCE: false,
  SUBMISSIONS_VIEW: false,
  RENEWAL_SUBMISSIONS: false,
  MAILING_ADDRESS_SUBMISSIONS: false,
} as const satisfies Readonly<Record<string, boolean>>

export type Flag = keyof typeof flagDefaults
export type FlagValues = Readonly<Record<Flag, boolean>>

/** Whether a name is a known flag. */
export const isFlag = (name: string): name is Flag => Object.hasOwn(flagDefaults, name)

/** The known boolean flags of a record; others are ignored. */
export const knownFlags = (values: Readonly<Record<string, unknown>>): Partial<FlagValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => isFlag(name) && typeof value === 'boolean'),
  )
