import type { Coverage, CoverageKey } from './coverages.ts'

/** The coverages that a product sells, and what it changes in their rows. Data only. */
export type CoverageSelection = (
  | { readonly cyberWithout: readonly CoverageKey[] }
  | { readonly only: readonly CoverageKey[] }
) & {
  /** Coverages that are always selected here. */
  readonly locked?: readonly CoverageKey[]
  /** The smallest preset that includes a coverage, where it differs; null by hand only. */
  readonly includedFrom?: Readonly<Partial<Record<CoverageKey, Coverage['includedFrom']>>>
}
