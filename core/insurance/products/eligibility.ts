/** Inclusive bounds; an absent one is unlimited. */
interface Bounds {
  readonly min?: number
  readonly max?: number
}

/** The insureds that a product is available to. Absent criteria exclude nobody. */
export interface Eligibility {
  /** Minor units. */
  readonly revenue?: Bounds
  /** Prefixes of industry codes; `only` wins if both are set. */
  readonly industries?: { readonly only?: readonly string[]; readonly not?: readonly string[] }
  /** Number of personal records that the insured stores. */
  readonly records?: Bounds
  /** The minimum profile score (spec 2 §5, "Quote request eligibility"). */
  readonly profileScore: number
}

/** The minimum profile score for a quote (spec 2 §9). */
export const quotedProfileScore = 4

/** The default: available to everybody with a sufficient profile score. */
export const openToAll: Eligibility = { profileScore: quotedProfileScore }

/** Eligibility with criteria in addition to the profile score. */
/*@__NO_SIDE_EFFECTS__*/
export const eligibleFor = (limits: Omit<Eligibility, 'profileScore'>): Eligibility => ({
  ...openToAll,
  ...limits,
})

/** The known data of an insured. Unknown data excludes nobody. */
export interface EligibilitySetting {
  /** Absent in regions that use postcodes. */
  readonly state?: string | undefined
  /** The industry code in the notation of the region's table. */
  readonly industry: string
  /** Minor units. */
  readonly revenue: number
  readonly records?: number | undefined
  readonly profileScore?: number | undefined
}

/** Why a product is not offered. Texts are `products:ineligible.<code>`. */
export const ineligibleCodes = [
  'STATE_NOT_OFFERED',
  'INDUSTRY_NOT_OFFERED',
  'REVENUE_TOO_LOW',
  'REVENUE_TOO_HIGH',
  'RECORDS_TOO_FEW',
  'RECORDS_TOO_MANY',
  'PROFILE_INCOMPLETE',
] as const
export type IneligibleCode = (typeof ineligibleCodes)[number]

const isBelow = (value: number | undefined, bounds: Bounds | undefined): boolean =>
  value !== undefined && bounds?.min !== undefined && value < bounds.min

const isAbove = (value: number | undefined, bounds: Bounds | undefined): boolean =>
  value !== undefined && bounds?.max !== undefined && value > bounds.max

/**
 * Whether a product is available to an industry; the code is in the notation of the region's
 * table.
 */
export const isEligibleIndustry = ({ industries }: Eligibility, code: string): boolean => {
  const starts = (prefix: string) => code.startsWith(prefix)
  if (industries?.only !== undefined) return industries.only.some(starts)
  return !(industries?.not?.some(starts) ?? false)
}

/** All reasons why a product is not offered to an insured; empty if it is. */
export const ineligibilities = (
  {
    states,
    eligibility,
  }: { readonly states: readonly string[]; readonly eligibility: Eligibility },
  { state, industry, revenue, records, profileScore }: EligibilitySetting,
): readonly IneligibleCode[] => {
  const applies: Readonly<Record<IneligibleCode, boolean>> = {
    STATE_NOT_OFFERED: states.length > 0 && state !== undefined && !states.includes(state),
    INDUSTRY_NOT_OFFERED: !isEligibleIndustry(eligibility, industry),
    REVENUE_TOO_LOW: isBelow(revenue, eligibility.revenue),
    REVENUE_TOO_HIGH: isAbove(revenue, eligibility.revenue),
    RECORDS_TOO_FEW: isBelow(records, eligibility.records),
    RECORDS_TOO_MANY: isAbove(records, eligibility.records),
    PROFILE_INCOMPLETE: profileScore !== undefined && profileScore < eligibility.profileScore,
  }
  return ineligibleCodes.filter((code) => applies[code])
}
