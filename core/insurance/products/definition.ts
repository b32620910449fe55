import type { LineOfBusiness } from '../../directory/underwriting-authority/lines.ts'
import type { Terms } from '../../foundation/region/definition.ts'
import type { Region } from '../../foundation/region/regions.ts'
import type { CoverageSelection } from './coverage-selection.ts'
import type { DocumentKind } from './document-kinds.ts'
import type { Eligibility } from './eligibility.ts'
import type { Flow } from './flow.ts'
import type { Placement } from './placement.ts'
import type { PolicyNeed } from './policy-needs.ts'
import type { SecurityQuestion } from './questions.ts'
import type { ReferralRule } from './referral-rules.ts'

/** `standard`: ACCOUNT DETAILS; `pro`: GENERAL INFORMATION, which asks more (spec 2 §2). */
export type DetailsVariant = 'standard' | 'pro'

/**
 * `standard`: the questions of the assessment card; `extended`: more of controls and of the past;
 * `backups`: those and details of backups (spec 2 §3, "P250 details").
 */
export type SecurityVariant = 'standard' | 'extended' | 'backups'

/** What a client knows of a product before it reads the rater's rules. */
export interface ProductFacts {
  /** The id on the wire; its name is the text `products:names.<id>`. */
  readonly id: string
  /**
   * The key of its rules in the tab's storage, where it is not the id (spec 1 §3, "Persisted client
   * state").
   */
  readonly storedAs?: string
  /** The one region it is sold in, which determines currency, industry table and taxes. */
  readonly region: Region
  /** The id of the product that it is part of, or that it is an excess layer over. */
  readonly parent?: string
  /** The steps of its calculator, where some are left out. */
  readonly flow?: Flow
  /** Terms that replace those of its region: retention instead of deductible (spec 1 §1). */
  readonly terms?: Partial<Terms>
  /** The form of account details, where it is not the common one. */
  readonly details?: DetailsVariant
  /** The questions of the security dialog, where they are not the standard ones. */
  readonly security?: SecurityVariant
  /** States where an admitted quote names the licensed retail agent (spec 2 §6). */
  readonly licenseStates?: readonly string[]
  /** Offered first where another product cannot be quoted again (spec 2 §2). */
  readonly isFallback?: true
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
  /** Limits of the policies that an excess layer may lie over; absent for primary cover. */
  readonly underlyingLimits?: readonly number[]
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

/** Versions of the form that the coverages are written on (spec 2 §3, "Boost versions"). */
export const boostVersions = ['V4', 'V5'] as const
export type BoostVersion = (typeof boostVersions)[number]

/**
 * What only the platform needs to offer and refer a product; clients read it with the rater's
 * rules.
 */
export interface ProductUnderwriting {
  /** Documents are named after it, and limits of authority are for one. */
  readonly line: LineOfBusiness
  /** Codes of the states where it is sold; empty where postcodes are used. */
  readonly states: readonly string[]
  readonly eligibility: Eligibility
  readonly terms: ProductTerms
  readonly coverages: CoverageSelection
  /** Security questions in display order. */
  readonly questions: readonly SecurityQuestion[]
  /** 1 BASIC, 2 POPULAR, 3 ELITE. */
  readonly presets: Readonly<Record<1 | 2 | 3, PresetTerms>>
  /** In the order in which reasons are listed. */
  readonly referralRules: readonly ReferralRule[]
  /** Facts that a policy names and a bind needs, in display order. */
  readonly policyNeeds: readonly PolicyNeed[]
  readonly placement: Placement
  readonly boost: BoostVersion
  /** Whether its coverages have periods of their own behind PRIME_ONE_DYNAMIC_FIELDS (spec 1 §6). */
  readonly hasDynamicFields?: true
  /** The documents of its quotes and policies. */
  readonly documents: readonly DocumentKind[]
}
