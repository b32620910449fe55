import { computed, atom, type ReadableAtom } from 'nanostores'
import type { KeyValue } from '../platform/host.ts'

/** Every feature flag the client asks about (spec 1 §6), with what holds when nobody set it. */
export const flagDefaults = {
  MAINTENANCE: false,
  MAINTENANCE_US: false,
  MAINTENANCE_UK: false,
  UK_ENVIRONMENT: false,
  AU_ENVIRONMENT: false,
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

export interface Flags {
  readonly $flags: ReadableAtom<FlagValues>
  isOn(flag: Flag): boolean
  /** Takes what the platform's flag service says; a flag it does not name keeps its default. */
  receive(values: Readonly<Record<string, boolean>>): void
  /** Turns a flag on or off on this device, or back with undefined; production ignores it. */
  override(flag: Flag, on: boolean | undefined): void
}

/** Turning one on turns the other off (spec 1 §1). */
const rivals: { readonly [Name in Flag]?: Flag } = {
  UK_ENVIRONMENT: 'AU_ENVIRONMENT',
  AU_ENVIRONMENT: 'UK_ENVIRONMENT',
}

/** The region that the flags of the environment select, if any; the UK's goes first. */
export const flaggedRegion = (flags: FlagValues): 'UK' | 'AU' | undefined =>
  flags.UK_ENVIRONMENT ? 'UK' : flags.AU_ENVIRONMENT ? 'AU' : undefined

const overridesKey = 'parapet.flags'

const known = (values: Readonly<Record<string, unknown>>): Partial<FlagValues> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => Object.hasOwn(flagDefaults, name) && typeof value === 'boolean',
    ),
  )

const readOverrides = (device: KeyValue): Partial<FlagValues> => {
  try {
    const stored: unknown = JSON.parse(device.get(overridesKey) ?? '{}')
    return typeof stored === 'object' && stored !== null ? known({ ...stored }) : {}
  } catch {
    return {}
  }
}

/** Flags: defaults, under build-time values, under the service's, under this device's own. */
export const createFlags = (input: {
  readonly device: KeyValue
  readonly production: boolean
  readonly built?: Partial<FlagValues>
}): Flags => {
  const { device, production } = input
  const $received = atom<Partial<FlagValues>>({})
  const $overrides = atom(production ? {} : readOverrides(device))
  const $flags = computed([$received, $overrides], (received, overrides): FlagValues => ({
    ...flagDefaults,
    ...input.built,
    ...received,
    ...overrides,
  }))
  return {
    $flags,
    isOn: (flag) => $flags.get()[flag],
    receive: (values) => $received.set(known(values)),
    override(flag, on) {
      if (production) return
      const { [flag]: _, ...others } = $overrides.get()
      const rival = rivals[flag]
      const next = {
        ...others,
        ...(on === undefined ? {} : { [flag]: on }),
        ...(on === true && rival !== undefined ? { [rival]: false } : {}),
      }
      $overrides.set(next)
      device.set(overridesKey, JSON.stringify(next))
    },
  }
}
