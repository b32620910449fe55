import type { CoverageId } from '#core/insurance/products/coverages.ts'
import type { IrpmCharacteristic } from '#core/insurance/rating/irpm.ts'
import type { TaxLine } from '#core/insurance/rating/model.ts'
import type { SecurityQuestion } from '#core/insurance/products/questions.ts'
import type { QuotedProduct } from '#core/insurance/products/products.ts'

/** Points of a curve, ascending; linear between two points, constant outside. */
export type Curve = readonly (readonly [at: number, value: number])[]

/** The cost of a coverage. Amounts are in whole units of the currency. */
export type CoverageRate =
  /** Share of the base premium, times the curves of limit, deductible and periods. */
  | { readonly rate: number }
  /** A fixed amount for every company. */
  | { readonly flat: number }
  /** Share of the cost of all other coverages. */
  | { readonly ofOthers: number }

/** The states and industries in which a coverage is unavailable. Industries are code prefixes. */
export interface CoverageLimits {
  readonly notInStates?: readonly string[]
  readonly notForIndustries?: readonly string[]
  readonly onlyForIndustries?: readonly string[]
}

export type HazardClass = 1 | 2 | 3 | 4 | 5

/** A tax or fee; amounts are in whole units of the currency. */
export interface TaxRule {
  readonly code: Exclude<TaxLine['code'], 'unknown'>
  readonly rate?: number
  readonly flat?: number
  /** The base of the rate; the third is for duties that include the goods tax. */
  readonly of: 'premium' | 'premiumAndFee' | 'premiumAndGst'
}

/** The insurer printed in documents. All are invented: no such insurers exist. */
export interface Insurer {
  readonly name: string
  /**
   * Registration numbers that its documents must show: an Australian tax invoice shows the supplier's
   * ABN.
   */
  readonly registration?: string
  readonly address: string
}

/**
 * An excess layer costs the difference of the curve between its upper and lower end. The retention lies
 * far below, so only a part of its factor counts.
 */
export interface LayerPlan {
  /** By limit in whole units; 1 at a million. */
  readonly limit: Curve
  /** The part of the deductible's factor that counts, 0 to 1. */
  readonly deductibleWeight: number
}

/** Bounds of fractions, both inclusive. */
export interface Fractions {
  readonly min: number
  readonly max: number
}

/** How an underwriter may modify a premium by the individual risk. */
export interface IrpmPlan {
  readonly characteristics: Readonly<Record<IrpmCharacteristic, Fractions>>
  /** Bounds of the sum. */
  readonly total: Fractions
  /** States whose filings allow no modification. */
  readonly notInStates: readonly string[]
}

/** The credit for each excluded event, and the maximum for all of them. */
export interface EventCredit {
  readonly each: number
  readonly max: number
}

/** The figures of one product's prices, in whole units of its currency. */
export interface Plan {
  readonly product: QuotedProduct
  /** Included in every price: a quote's amounts are those of the version that priced it. */
  readonly version: string
  /** The insurer of admitted cover, and that of cover placed in the surplus lines market. */
  readonly insurers: { readonly standard: Insurer; readonly surplus: Insurer }
  /** Base premium for a limit of a million, by revenue. */
  readonly base: Curve
  /** Minimum premium of a policy. */
  readonly minimumPremium: number
  readonly mgaFee: { readonly standard: number; readonly surplus: number }
  /** Factor of each state where it is sold; empty in regions that use postcode areas. */
  readonly states: Readonly<Record<string, number>>
  /** Factor of a postcode area; 1 if it is not listed. */
  readonly postcodeAreas: Readonly<Record<string, number>>
  /** Hazard class by code prefix; the longest matching prefix decides. */
  readonly hazards: Readonly<Record<string, HazardClass>>
  readonly coverages: Readonly<Record<CoverageId, CoverageRate>>
  readonly coverageLimits: Readonly<Partial<Record<CoverageId, CoverageLimits>>>
  /** Factors of technology errors and omissions by code prefix; 1 if none matches. */
  readonly techEno?: Readonly<Record<string, number>>
  /** How an excess layer is priced; absent for primary cover. */
  readonly layer?: LayerPlan
  /** Absent if premiums are not modified by the individual risk. */
  readonly irpm?: IrpmPlan | undefined
  readonly eventCredit: EventCredit
  /** Taxes and fees of an insured; `surplus` if the cover is placed with a surplus lines insurer. */
  readonly taxes: (setting: {
    readonly state: string | undefined
    readonly isSurplus: boolean
  }) => readonly TaxRule[]
}

type YesNoQuestion = Exclude<SecurityQuestion, 'claimHistory'>

/** A factor for each answer to a question, and for a skipped question. */
export type AnswerFactors = Readonly<Record<'YES' | 'NO' | 'skipped', number>>

/** Curves and factors of all products. */
export interface CommonPlan {
  /** By limit in whole units; 1 at a million. */
  readonly limit: Curve
  /** By deductible in whole units; 1 at 25,000. */
  readonly deductible: Curve
  /** By hours. */
  readonly waitingPeriod: Readonly<Record<number, number>>
  readonly retroActivePeriod: Readonly<Record<number, number>>
  /** By full years in business. */
  readonly yearsInBusiness: Curve
  readonly hazardFactors: Readonly<Record<HazardClass, number>>
  /** By `claimHistory`; skipped is -1. */
  readonly claimHistory: Readonly<Record<number, number>>
  readonly security: readonly {
    readonly question: YesNoQuestion
    readonly factors: AnswerFactors
    /** The coverages that it affects; all if absent. */
    readonly coverages?: readonly CoverageId[]
  }[]
}
