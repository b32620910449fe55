import { thousand, million } from './units.ts'

/** The limits of a coverage, in minor units. */
export type LimitRule =
  /** A single limit: a share of the aggregate limit. */
  | { readonly share: number }
  /** Multiples of a step up to the aggregate limit; the default is a share of that. */
  | { readonly step: number; readonly standardShare: number }
  /** Fixed amounts; the default is one of them. */
  | { readonly amounts: readonly number[]; readonly standard: number }

/** A row of the coverage table (spec 2 §3). Texts: `coverages:<key>.name` and `.tooltip`. */
export interface Coverage {
  /** The wire key in the calculator's coverages. */
  readonly id: number
  readonly key: string
  /** 1 to 7, spec 2 §3; text `coverages:groups.<group>`. */
  readonly group: 1 | 2 | 3 | 4 | 5 | 6 | 7
  /** Always selected and not editable. */
  readonly isMandatory?: true
  /** Visible, but not selectable; see spec 2 §6 for ransom. */
  readonly isDisabled?: true
  /**
   * The smallest preset that includes it (1 BASIC to 3 ELITE); null if it must be selected
   * manually.
   */
  readonly includedFromPreset: 1 | 2 | 3 | null
  /** Absent if the coverage has no own limit. */
  readonly limit?: LimitRule
  /** The maximum deductible; absent if it has none. */
  readonly maxDeductible?: number
  readonly hasWaitingPeriod?: true
  readonly hasRetroActivePeriod?: true
}

const whole = { share: 1 } satisfies LimitRule
const parts = { step: thousand(250), standardShare: 1 } satisfies LimitRule
const half = { step: thousand(250), standardShare: 0.5 } satisfies LimitRule
const small = {
  amounts: [thousand(50), thousand(100), thousand(250)],
  standard: thousand(100),
} satisfies LimitRule
const crime = {
  amounts: [thousand(100), thousand(250), thousand(500), million(1)],
  standard: thousand(250),
} satisfies LimitRule

const anyDeductible = thousand(100)
const smallDeductible = thousand(10)
const crimeDeductible = thousand(25)

/**
 * All coverages of the platform, in display order within their groups. Ids are on the wire and
 * must never be reused.
 */
// One row per line, to read as a table.
// oxfmt-ignore
export const coverages = [
  // Group 1: liability, mandatory and locked
  { id: 1, key: 'LIABILITY', group: 1, isMandatory: true, includedFromPreset: 1, limit: whole, maxDeductible: anyDeductible, hasRetroActivePeriod: true },
  { id: 2, key: 'PCI', group: 1, isMandatory: true, includedFromPreset: 1, limit: whole, maxDeductible: anyDeductible, hasRetroActivePeriod: true },
  { id: 3, key: 'REGULATORY', group: 1, isMandatory: true, includedFromPreset: 1, limit: whole, maxDeductible: anyDeductible, hasRetroActivePeriod: true },
  // Group 2: breach response
  { id: 10, key: 'COWBELL_BREACH_FUND', group: 2, isMandatory: true, includedFromPreset: 1, limit: whole, maxDeductible: anyDeductible },
  { id: 11, key: 'DATA_RESTORATION', group: 2, includedFromPreset: 1, limit: parts, maxDeductible: anyDeductible },
  { id: 12, key: 'EXTORTION', group: 2, includedFromPreset: 1, limit: parts, maxDeductible: anyDeductible },
  { id: 13, key: 'BUSINESS_IMPERSONATION', group: 2, includedFromPreset: 2, limit: small, maxDeductible: smallDeductible },
  { id: 14, key: 'REPUTATIONAL_HARM', group: 2, includedFromPreset: 3, limit: half, maxDeductible: anyDeductible, hasWaitingPeriod: true },
  // Group 3: loss of income and crime
  { id: 20, key: 'BUSINESS_INTERRUPTION', group: 3, includedFromPreset: 1, limit: parts, maxDeductible: anyDeductible, hasWaitingPeriod: true },
  { id: 21, key: 'CONTINGENT_BI', group: 3, includedFromPreset: 2, limit: half, maxDeductible: anyDeductible, hasWaitingPeriod: true },
  { id: 22, key: 'SYSTEM_FAILURE_BI', group: 3, includedFromPreset: 2, limit: half, maxDeductible: anyDeductible, hasWaitingPeriod: true },
  { id: 23, key: 'CONTINGENT_SYSTEM_FAILURE', group: 3, includedFromPreset: 3, limit: half, maxDeductible: anyDeductible, hasWaitingPeriod: true },
  { id: 24, key: 'CYBER_CRIME', group: 3, includedFromPreset: 2, limit: crime, maxDeductible: crimeDeductible },
  { id: 25, key: 'BRICKING', group: 3, includedFromPreset: 2, limit: half, maxDeductible: anyDeductible },
  { id: 26, key: 'CRIMINAL_REWARD', group: 3, includedFromPreset: 3, limit: small },
  // Group 4: extensions
  { id: 30, key: 'CCPA', group: 4, includedFromPreset: 2, limit: half, maxDeductible: anyDeductible, hasRetroActivePeriod: true },
  { id: 31, key: 'GDPR', group: 4, includedFromPreset: 2, limit: half, maxDeductible: anyDeductible, hasRetroActivePeriod: true },
  { id: 32, key: 'UTILITY_FRAUD', group: 4, includedFromPreset: 2, limit: small, maxDeductible: smallDeductible },
  { id: 33, key: 'MEDIA_LIABILITY', group: 4, includedFromPreset: 2, limit: parts, maxDeductible: anyDeductible, hasRetroActivePeriod: true },
  { id: 34, key: 'FULL_SYSTEM_FAILURE', group: 4, includedFromPreset: 3, limit: half, maxDeductible: anyDeductible, hasWaitingPeriod: true },
  { id: 35, key: 'CRYPTOJACKING', group: 4, includedFromPreset: 2, limit: small, maxDeductible: smallDeductible },
  { id: 36, key: 'CONTINGENT_BODILY_INJURY', group: 4, includedFromPreset: 3, limit: crime, maxDeductible: anyDeductible, hasRetroActivePeriod: true },
  { id: 37, key: 'MISSED_BID', group: 4, includedFromPreset: 3, limit: small, maxDeductible: smallDeductible },
  { id: 38, key: 'CONTRACTUAL_DAMAGES', group: 4, includedFromPreset: null, limit: half, maxDeductible: anyDeductible, hasRetroActivePeriod: true },
  { id: 39, key: 'BREACH_FUND_OUTSIDE_LIMIT', group: 4, includedFromPreset: 3 },
  { id: 40, key: 'BREACH_FUND_OWN_VENDORS', group: 4, includedFromPreset: null },
  // Group 5: technology services
  { id: 50, key: 'TECH_ENO', group: 5, includedFromPreset: null, limit: parts, maxDeductible: anyDeductible, hasRetroActivePeriod: true },
  // Group 6: endorsements to the cover
  { id: 60, key: 'PUBLIC_RELATIONS_EXPENSE', group: 6, includedFromPreset: 2, limit: { share: 0.05 }, maxDeductible: smallDeductible },
  { id: 61, key: 'POST_BREACH_REMEDIATION', group: 6, includedFromPreset: 3, limit: small, maxDeductible: smallDeductible },
  { id: 62, key: 'SOCIAL_ENGINEERING', group: 6, includedFromPreset: 2, limit: crime, maxDeductible: crimeDeductible },
  { id: 63, key: 'COMPUTER_FUNDS_TRANSFER_FRAUD', group: 6, includedFromPreset: 3, limit: crime, maxDeductible: crimeDeductible },
  { id: 64, key: 'REVERSE_SOCIAL_ENGINEERING_ENDORSEMENT', group: 6, includedFromPreset: null, limit: small, maxDeductible: smallDeductible },
  { id: 65, key: 'EXTORTION_THREATS_AND_RANSOM_PAYMENT', group: 6, isDisabled: true, includedFromPreset: null, limit: half, maxDeductible: anyDeductible },
  { id: 66, key: 'DEDICATED_BREACH_COSTS_ENDORSEMENT', group: 6, includedFromPreset: null, limit: half, maxDeductible: anyDeductible },
  { id: 67, key: 'E_COMMERCE_ENHANCEMENT', group: 6, includedFromPreset: null, limit: half, maxDeductible: anyDeductible, hasWaitingPeriod: true },
  { id: 68, key: 'E_COMMERCE_ENHANCEMENT_WITH_SYSTEM_FAILURE', group: 6, includedFromPreset: null, limit: half, maxDeductible: anyDeductible, hasWaitingPeriod: true },
  // Group 7: endorsements to the policy, for every line
  { id: 70, key: 'TRIA', group: 7, includedFromPreset: null },
  { id: 71, key: 'ADDITIONAL_INSURED', group: 7, includedFromPreset: null },
  { id: 72, key: 'ADDITIONAL_NAMED_INSURED', group: 7, includedFromPreset: null },
  { id: 73, key: 'EXCLUSION_OF_CONTINGENT_BUSINESS_INCOME', group: 7, includedFromPreset: null },
  // Directors and officers: group 1 covers claims, 4 related costs, 6 extends both
  { id: 100, key: 'DIRECTORS_LIABILITY', group: 1, isMandatory: true, includedFromPreset: 1, limit: whole, hasRetroActivePeriod: true },
  { id: 101, key: 'COMPANY_REIMBURSEMENT', group: 1, isMandatory: true, includedFromPreset: 1, limit: whole, maxDeductible: anyDeductible, hasRetroActivePeriod: true },
  { id: 102, key: 'ENTITY_LIABILITY', group: 1, includedFromPreset: 1, limit: parts, maxDeductible: anyDeductible, hasRetroActivePeriod: true },
  { id: 103, key: 'DERIVATIVE_INVESTIGATION', group: 4, includedFromPreset: 2, limit: crime, hasRetroActivePeriod: true },
  { id: 104, key: 'ADDITIONAL_DIRECTORS_LIMIT', group: 4, includedFromPreset: 3, limit: half, hasRetroActivePeriod: true },
  { id: 105, key: 'CRISIS_MANAGEMENT', group: 6, includedFromPreset: 3, limit: small },
  // Fiduciary
  { id: 110, key: 'FIDUCIARY_LIABILITY', group: 1, isMandatory: true, includedFromPreset: 1, limit: whole, maxDeductible: anyDeductible, hasRetroActivePeriod: true },
  { id: 111, key: 'SETTLOR_LIABILITY', group: 1, includedFromPreset: 2, limit: half, maxDeductible: anyDeductible, hasRetroActivePeriod: true },
  { id: 112, key: 'VOLUNTARY_COMPLIANCE', group: 4, includedFromPreset: 2, limit: crime, maxDeductible: crimeDeductible },
  { id: 113, key: 'PLAN_PENALTIES', group: 4, includedFromPreset: 2, limit: small },
  { id: 114, key: 'PLAN_PRIVACY_PENALTIES', group: 4, includedFromPreset: 3, limit: small },
  // Employment practices
  { id: 120, key: 'EMPLOYMENT_PRACTICES', group: 1, isMandatory: true, includedFromPreset: 1, limit: whole, maxDeductible: anyDeductible, hasRetroActivePeriod: true },
  { id: 121, key: 'THIRD_PARTY_DISCRIMINATION', group: 1, includedFromPreset: 2, limit: parts, maxDeductible: anyDeductible, hasRetroActivePeriod: true },
  { id: 122, key: 'WAGE_AND_HOUR_DEFENSE', group: 4, includedFromPreset: 2, limit: small, maxDeductible: smallDeductible },
  { id: 123, key: 'IMMIGRATION_DEFENSE', group: 4, includedFromPreset: 3, limit: small, maxDeductible: smallDeductible },
  { id: 124, key: 'WORKPLACE_VIOLENCE', group: 6, includedFromPreset: 3, limit: crime },
  // Crime
  { id: 130, key: 'EMPLOYEE_THEFT', group: 3, isMandatory: true, includedFromPreset: 1, limit: whole, maxDeductible: anyDeductible },
  { id: 131, key: 'FORGERY', group: 3, includedFromPreset: 1, limit: parts, maxDeductible: anyDeductible },
  { id: 132, key: 'MONEY_ON_PREMISES', group: 3, includedFromPreset: 1, limit: crime, maxDeductible: crimeDeductible },
  { id: 133, key: 'MONEY_IN_TRANSIT', group: 3, includedFromPreset: 2, limit: crime, maxDeductible: crimeDeductible },
  { id: 134, key: 'COUNTERFEIT_MONEY', group: 3, includedFromPreset: 2, limit: small, maxDeductible: smallDeductible },
  { id: 135, key: 'CLIENT_PROPERTY', group: 4, includedFromPreset: 3, limit: crime, maxDeductible: crimeDeductible },
  { id: 136, key: 'CLAIM_EXPENSE', group: 6, includedFromPreset: 3, limit: small },
] as const satisfies readonly Coverage[]

export type CoverageKey = (typeof coverages)[number]['key']
export type CoverageId = (typeof coverages)[number]['id']

const rows: readonly Coverage[] = coverages

/** Cyber coverages have smaller ids; other lines start here. */
export const firstOfOtherLines = 100

/** The coverage with an id, or undefined. */
export const coverageById = (id: number): Coverage | undefined => rows.find((row) => row.id === id)

/**
 * The ids that rules use by name: all names of spec 2 §3. If the catalogue has the same coverage
 * under its own key, both names share one id.
 */
export const coverageIds = {
  CONTINGENT_SYSTEM_FAILURE: 23,
  CYBER_CRIME: 24,
  FULL_SYSTEM_FAILURE: 34,
  CONTINGENT_BI: 21,
  PUBLIC_RELATIONS_EXPENSE: 60,
  RESTORATION_OF_ELECTRONIC_DATA: 11,
  POST_BREACH_REMEDIATION: 61,
  SOCIAL_ENGINEERING: 62,
  PCI_FINES_AND_PENALTIES: 2,
  ADDITIONAL_INSURED: 71,
  TELECOM_FRAUD: 32,
  HARDWARE_REPLACEMENT_COSTS: 25,
  BI_EXTRA_EXPENSE: 20,
  EXTORTION_THREATS_AND_RANSOM_PAYMENT: 65,
  COMPUTER_FUNDS_TRANSFER_FRAUD: 63,
  SECURITY_BREACH_LIABILITY: 1,
  REGULATOR_DEFENSE_AND_PENALTIES: 3,
  WEBSITE_MEDIA_CONTENT_LIABILITY: 33,
  SECURITY_BREACH_EXPENSE: 10,
  TRIA: 70,
  E_COMMERCE_ENHANCEMENT: 67,
  E_COMMERCE_ENHANCEMENT_WITH_SYSTEM_FAILURE: 68,
  SERVICE_FRAUD_AND_CRYPTOJACKING: 35,
  DEDICATED_BREACH_COSTS_ENDORSEMENT: 66,
  EXCLUSION_OF_CONTINGENT_BUSINESS_INCOME: 73,
  REVERSE_SOCIAL_ENGINEERING_ENDORSEMENT: 64,
  ADDITIONAL_NAMED_INSURED: 72,
} as const satisfies Record<string, CoverageId>
