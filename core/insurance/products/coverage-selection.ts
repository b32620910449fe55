import type { Coverage, CoverageKey } from './coverages.ts'

/** The coverages that a product sells, and its changes to their rows. Data only. */
export type CoverageSelection = (
  | { readonly cyberCoveragesExcept: readonly CoverageKey[] }
  | { readonly only: readonly CoverageKey[] }
) & {
  /** Coverages that are always selected in this product. */
  readonly locked?: readonly CoverageKey[]
  /**
   * The smallest preset that includes a coverage, where it differs from the catalogue. Null: only
   * if selected manually.
   */
  readonly includedFromPreset?: Readonly<
    Partial<Record<CoverageKey, Coverage['includedFromPreset']>>
  >
}
