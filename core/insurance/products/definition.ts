import type { Terms } from '../../foundation/region/definition.ts'
import type { Region } from '../../foundation/region/regions.ts'
import type { CoverageKey } from './coverages.ts'
import type { DocumentKind } from './document-kinds.ts'
import type { Flow } from './flow.ts'
import type { SecurityQuestion } from './questions.ts'
import type { PolicyNeed } from './policy-needs.ts'
import type { ReferralRule } from './referral-rules.ts'

/** What a client knows of a product before it reads the rater's rules. */
export interface ProductFacts {
  /** The id on the wire. */
  readonly id: string
  /** The key of its rules in the tab's storage (spec 1 §3, "Persisted client state"). */
  readonly storedAs: string
  /** The one region it is sold in, which determines currency, industry table and taxes. */
  readonly region: Region
  /** Coverages of the table that it does not sell. */
  readonly notSold: readonly CoverageKey[]
  /** Coverages with a single limit in some states, minor units. */
  readonly fixedLimits: readonly {
    readonly coverage: CoverageKey
    readonly states: readonly string[]
    readonly limit: number
  }[]
  /** The steps of its calculator. */
  readonly flow: Flow
  /** Terms that replace those of its region: retention instead of deductible (spec 1 §1). */
  readonly terms?: Partial<Terms>
}

/**
 * Grids and ranges of the terms of a whole quote; amounts in minor units, waiting periods in hours.
 */
export interface ProductTerms {
  readonly limits: readonly number[]
  readonly deductibles: readonly number[]
  readonly waitingPeriods: readonly number[]
  /** Years, narrowest first; -1 is Full Prior Acts. */
  readonly retroActivePeriods: readonly number[]
  /** The initial terms of a calculator. */
  readonly defaults: PresetTerms & { readonly preset: 1 | 2 | 3 }
  readonly revenue: { readonly min: number; readonly max: number }
}

/**
 * Terms of a preset, amounts in minor units. The coverage table says which coverages it includes.
 */
export interface PresetTerms {
  readonly limit: number
  /** Minor units. */
  readonly deductible: number
  /** Hours. */
  readonly waitingPeriod: number
  readonly retroActivePeriod: number
}

/**
 * What only the platform needs to offer and refer a product; clients read it with the rater's
 * rules.
 */
export interface ProductUnderwriting {
  /** Codes of the states where it is sold; empty where postcodes are used. */
  readonly states: readonly string[]
  readonly terms: ProductTerms
  /** Security questions in display order. */
  readonly questions: readonly SecurityQuestion[]
  /** 1 BASIC, 2 POPULAR, 3 ELITE. */
  readonly presets: Readonly<Record<1 | 2 | 3, PresetTerms>>
  /** In the order in which reasons are listed. */
  readonly referralRules: readonly ReferralRule[]
  /** Facts that a policy names and a bind needs, in display order. */
  readonly policyNeeds: readonly PolicyNeed[]
  /** Whether it can be placed with a surplus lines insurer. */
  readonly isSurplusOffered: boolean
  /** The documents of its quotes and policies. */
  readonly documents: readonly DocumentKind[]
}
