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

/**
 * The account details form. `standard`: ACCOUNT DETAILS; `pro`: GENERAL INFORMATION, with more
 * questions (spec 2 §2).
 */
export type DetailsVariant = 'standard' | 'pro'

/**
 * The security questions. `standard`: those of the assessment card; `extended`: also controls and
 * history; `backups`: also backup details (spec 2 §3, "P250 details").
 */
export type SecurityVariant = 'standard' | 'extended' | 'backups'

/** The product data that clients have before they read the rater's rules. */
export interface ProductData {
  /** The id on the wire; its name is the text `products:names.<id>`. */
  readonly id: string
  /**
   * The key of its rules in the tab's storage, if it is not the id (spec 1 §3, "Persisted client
   * state").
   */
  readonly storedAs?: string
  /** The region it is sold in, which determines currency, industry table and taxes. */
  readonly region: Region
  /** The id of the package that it is part of, or of the product under this excess layer. */
  readonly parent?: string
  /** The steps of its calculator, if some are omitted. */
  readonly flow?: Flow
  /** Terms that replace its region's, such as retention instead of deductible (spec 1 §1). */
  readonly terms?: Partial<Terms>
  /** The account details form, if it is not the common one. */
  readonly details?: DetailsVariant
  /** The questions of the security dialog, if they are not the standard ones. */
  readonly security?: SecurityVariant
  /** States where an admitted quote requires the licensed retail agent (spec 2 §6). */
  readonly licenseStates?: readonly string[]
  /** Preselected when the previous product can no longer be quoted (spec 2 §2). */
  readonly isFallback?: true
}

/**
 * Allowed values and ranges of a quote's terms; amounts in minor units, waiting periods in hours.
 */
export interface ProductTerms {
  readonly limits: readonly number[]
  readonly deductibles: readonly number[]
  readonly waitingPeriods: readonly number[]
  /** Years, narrowest first; -1 is Full Prior Acts. */
  readonly retroActivePeriods: readonly number[]
  /** Allowed underlying limits of an excess layer; absent for primary cover. */
  readonly underlyingLimits?: readonly number[]
  /** The calculator's initial terms. */
  readonly defaults: PresetTerms & { readonly preset: 1 | 2 | 3 }
  readonly revenue: { readonly min: number; readonly max: number }
}

/**
 * Terms of a preset; amounts in minor units. The coverage table defines which coverages it
 * includes.
 */
export interface PresetTerms {
  readonly limit: number
  /** Minor units. */
  readonly deductible: number
  /** Hours. */
  readonly waitingPeriod: number
  readonly retroActivePeriod: number
}

/** Versions of the policy form (spec 2 §3, "Boost versions"). */
export const boostVersions = ['V4', 'V5'] as const
export type BoostVersion = (typeof boostVersions)[number]

/**
 * Underwriting data of a product, for the platform only. Clients read it with the rater's rules.
 */
export interface ProductUnderwriting {
  /** The line of business. It names documents, and authority limits apply per line. */
  readonly line: LineOfBusiness
  /** Codes of the states where it is sold; empty in regions that use postcodes. */
  readonly states: readonly string[]
  readonly eligibility: Eligibility
  readonly terms: ProductTerms
  readonly coverages: CoverageSelection
  /** Security questions in display order. */
  readonly questions: readonly SecurityQuestion[]
  /** 1 BASIC, 2 POPULAR, 3 ELITE. */
  readonly presets: Readonly<Record<1 | 2 | 3, PresetTerms>>
  /** In display order of the reasons. */
  readonly referralRules: readonly ReferralRule[]
  /** Data that the policy needs before a bind, in display order. */
  readonly policyNeeds: readonly PolicyNeed[]
  readonly placement: Placement
  readonly boost: BoostVersion
  /**
   * Whether its coverages have their own periods while the flag PRIME_ONE_DYNAMIC_FIELDS is on
   * (spec 1 §6).
   */
  readonly hasDynamicFields?: true
  /** The documents of its quotes and policies. */
  readonly documents: readonly DocumentKind[]
}
