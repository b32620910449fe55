/** Bounds, both inclusive; an absent one does not bound. */
interface Bounds {
  readonly min?: number
  readonly max?: number
}

/** Which insureds a product is for. What is absent excludes nobody. */
export interface Eligibility {
  /** Minor units. */
  readonly revenue?: Bounds
  /** Prefixes of industry codes; `only` wins where both are given. */
  readonly industries?: { readonly only?: readonly string[]; readonly not?: readonly string[] }
  /** Personal records that the insured stores. */
  readonly records?: Bounds
  /** The smallest profile score (spec 2 §5, "Quote request eligibility"). */
  readonly profileScore: number
}

/** The smallest profile score that can be quoted (spec 2 §9). */
export const quotedProfileScore = 4

/** The default: everybody with a known profile. */
export const openToAll: Eligibility = { profileScore: quotedProfileScore }

/** Who a product is for, beside those with a known profile. */
/*@__NO_SIDE_EFFECTS__*/
export const openTo = (limits: Omit<Eligibility, 'profileScore'>): Eligibility => ({
  ...openToAll,
  ...limits,
})

/** What is known of an insured; unknown facts exclude nobody. */
export interface EligibilitySetting {
  /** Absent where postcodes are used. */
  readonly state?: string | undefined
  /** The industry code as the region's table writes it. */
  readonly industry: string
  /** Minor units. */
  readonly revenue: number
  readonly records?: number | undefined
  readonly profileScore?: number | undefined
}

/** Why a product is not offered; texts are `products:ineligible.<code>`. */
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

/** Whether a product is for an industry, by the code as the region's table writes it. */
export const isEligibleIndustry = ({ industries }: Eligibility, code: string): boolean => {
  const starts = (prefix: string) => code.startsWith(prefix)
  if (industries?.only !== undefined) return industries.only.some(starts)
  return !(industries?.not?.some(starts) ?? false)
}

/** Every reason why a product is not offered to an insured; empty where it is. */
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
