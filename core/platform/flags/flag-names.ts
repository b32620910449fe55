import { regionFlagDefaults } from '../../foundation/region/region-flags.ts'

/** Every feature flag the client asks about (spec 1 §6), with what holds when nobody set it. */
export const flagDefaults = {
  MAINTENANCE: false,
  ...regionFlagDefaults,
  GLOBAL_LOGIN: false,
  PRODUCT_SELECTOR: false,
  POOLS: false,
  SSO_LOGIN: false,
  CRS_ENABLE: false,
  CRS_SELF_SERVE: false,
  RENEWAL_SUBMISSIONS: false,
  CLAIMS_DIARY: false,
  ACCOUNT_EDIT: false,
  BROKER_LOSS_RUNS: false,
  REVERT_REVISION: false,
  UNDO_CANCELLED_POLICY: false,
  ALLOW_ZSP_CANCEL: false,
  FLAT_CANCEL: false,
  FREE_MIDTERM_DATES: false,
  NEW_AGENT_EXPERIENCE: false,
  PRIME_ONE_DYNAMIC_FIELDS: false,
  SUBMISSIONS_VIEW: false,
  MAILING_ADDRESS_SUBMISSIONS: false,
  INCIDENT_BANNER: false,
  BROKER_EDIT: false,
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
