import { atom, computed, type ReadableAtom } from 'nanostores'
import type { KeyValue } from '../../foundation/host/host.ts'
import { flaggedRegions, type FlaggedRegion } from '../../foundation/region/region-flags.ts'
import { parseStoredJson } from '../../foundation/storage/stored-json.ts'
import { flagDefaults, knownFlags, type Flag, type FlagValues } from './flag-names.ts'

export type { Flag, FlagValues } from './flag-names.ts'

/** The values of each source for the flags it sets; a later source takes precedence. */
export interface FlagLayers {
  readonly built: Partial<FlagValues>
  readonly service: Partial<FlagValues>
  readonly overrides: Partial<FlagValues>
}

export interface Flags {
  readonly $flags: ReadableAtom<FlagValues>
  readonly $layers: ReadableAtom<FlagLayers>
  isOn(flag: Flag): boolean
  /**
   * Applies the values of the platform's flag service; a flag that is missing returns to its
   * default.
   */
  receive(values: Readonly<Record<string, boolean>>): void
  /** Whether flags can be set on this device: outside production only. */
  readonly $canOverride: ReadableAtom<boolean>
  /**
   * Marks the platform as non-production and reads the overrides stored on this device, which apply
   * from now on.
   */
  allowOverrides(): void
  /**
   * Turns a flag on or off on this device; undefined removes the override. Ignored in production.
   */
  override(flag: Flag, on: boolean | undefined): void
  /** Removes every override on this device. */
  reset(): void
}

const firstOn = (flags: Partial<FlagValues>) => flaggedRegions.find(({ flag }) => flags[flag])

/** The region selected by the environment flags, if any. */
export const flaggedRegion = (flags: FlagValues): FlaggedRegion | undefined => firstOn(flags)?.id

/**
 * Turning one of the regions on turns the others off (spec 1 §1); the platform stores them the same
 * way.
 */
export const exclusive = <Layer extends Partial<FlagValues>>(layer: Layer): Layer => {
  const on = firstOn(layer)
  if (on === undefined) return layer
  const others = flaggedRegions.filter(({ flag }) => flag !== on.flag)
  return { ...layer, ...Object.fromEntries(others.map(({ flag }) => [flag, false])) }
}

const overridesKey = 'parapet.flags'

const readOverrides = (device: KeyValue): Partial<FlagValues> => {
  const stored = parseStoredJson(device.get(overridesKey))
  return typeof stored === 'object' && stored !== null ? knownFlags({ ...stored }) : {}
}

/** Feature flags: defaults, overridden by the values of the build, the service and this device. */
export const createFlags = (input: {
  readonly device: KeyValue
  /** True until the platform reports that it is not production. */
  readonly production: boolean
  readonly built?: Partial<FlagValues>
}): Flags => {
  const { device, built = {} } = input
  const $canOverride = atom(!input.production)
  const $service = atom<Partial<FlagValues>>({})
  const $overrides = atom(input.production ? {} : readOverrides(device))
  const $layers = computed([$service, $overrides], (service, overrides): FlagLayers => ({
    built,
    service,
    overrides,
  }))
  const $flags = computed($layers, ({ service, overrides }): FlagValues => ({
    ...flagDefaults,
    ...exclusive(built),
    ...exclusive(service),
    ...exclusive(overrides),
  }))

  const keep = (overrides: Partial<FlagValues>): void => {
    $overrides.set(overrides)
    if (Object.keys(overrides).length === 0) device.remove(overridesKey)
    else device.set(overridesKey, JSON.stringify(overrides))
  }

  return {
    $flags,
    $layers,
    $canOverride,
    isOn: (flag) => $flags.get()[flag],
    receive: (values) => $service.set(knownFlags(values)),
    allowOverrides() {
      $canOverride.set(true)
      $overrides.set(readOverrides(device))
    },
    override(flag, on) {
      if (!$canOverride.get()) return
      const { [flag]: _, ...others } = $overrides.get()
      keep(on === undefined ? others : { ...others, ...exclusive({ [flag]: on }) })
    },
    reset: () => keep({}),
  }
}
