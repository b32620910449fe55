import type { Terms } from '../../foundation/region/definition.ts'
import type { Region } from '../../foundation/region/regions.ts'
import type { CoverageKey } from './coverages.ts'
import type { DocumentKind } from './document-kinds.ts'
import type { Flow } from './flow.ts'
import type { SecurityQuestion } from './questions.ts'
import type { PolicyNeed } from './policy-needs.ts'
import type { ReferralRule } from './referral-rules.ts'

/** What a client knows of a product before it asks for the rater's rules. */
export interface ProductFacts {
  /** Name on the wire. */
  readonly id: string
  /** The name under which a tab stores what it offers (spec 1 §3, "Persisted client state"). */
  readonly storedAs: string
  /** The one region it is sold in; it brings currency, industry table and taxes. */
  readonly region: Region
  /** Coverages of the table that it does not sell. */
  readonly notSold: readonly CoverageKey[]
  /** Coverages whose limit is one sum in some states, minor units. */
  readonly fixedLimits: readonly {
    readonly coverage: CoverageKey
    readonly states: readonly string[]
    readonly limit: number
  }[]
  /** The steps that its calculator takes. */
  readonly flow: Flow
  /** What it calls things that its region calls otherwise: a deductible its retention (spec 1 §1). */
  readonly terms?: Partial<Terms>
}

/** Grids and ranges of the terms of a whole quote; sums in minor units, waiting periods in hours. */
export interface ProductTerms {
  readonly limits: readonly number[]
  readonly deductibles: readonly number[]
  readonly waitingPeriods: readonly number[]
  /** Years, narrowest first; -1 is Full Prior Acts. */
  readonly retroActivePeriods: readonly number[]
  /** What a calculator opens with. */
  readonly defaults: PresetTerms & { readonly preset: 1 | 2 | 3 }
  readonly revenue: { readonly min: number; readonly max: number }
}

/** Terms of a preset, sums in minor units. Which coverages it has stands in the coverage table. */
export interface PresetTerms {
  readonly limit: number
  /** Minor units. */
  readonly deductible: number
  /** Hours. */
  readonly waitingPeriod: number
  readonly retroActivePeriod: number
}

/** What only the platform needs of a product to offer and refer it; clients get it with the rater's rules. */
export interface ProductUnderwriting {
  /** Codes of the states where it is sold; none where postcodes tell. */
  readonly states: readonly string[]
  readonly terms: ProductTerms
  /** Security questions in the order they are asked. */
  readonly questions: readonly SecurityQuestion[]
  /** 1 BASIC, 2 POPULAR, 3 ELITE. */
  readonly presets: Readonly<Record<1 | 2 | 3, PresetTerms>>
  /** In the order in which reasons are listed. */
  readonly referralRules: readonly ReferralRule[]
  /** What a policy names and must be known before it is bound, in the order it is asked. */
  readonly policyNeeds: readonly PolicyNeed[]
  /** It can be placed with a surplus lines insurer. */
  readonly isSurplusOffered: boolean
  /** What is written of its quotes and policies. */
  readonly documents: readonly DocumentKind[]
}
