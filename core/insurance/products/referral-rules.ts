import { million } from './units.ts'

/** The risk data that referral rules check, stored with a release. Amounts are in minor units. */
export interface ReferralSetting {
  readonly revenue: number
  readonly limit: number
  /** Before taxes and fees. */
  readonly premium: number
  /** The industry code in the notation of the region's table. */
  readonly industry: string
  /** Hazard class of the industry, 1 to 5. */
  readonly hazard: number
  /** Years since the year established. */
  readonly age: number
  /** Years since the last claim, as answered. */
  readonly claimHistory?: number | undefined
  /** The skipped security questions. */
  readonly unanswered: readonly string[]
}

/** The risk data of the released price, by the code of each released reason. */
export type Releases = Readonly<Record<string, ReferralSetting>>

/** A parameter of a reason's text. Amounts are in minor units; the rater adds the currency. */
export type ReferralParam = number | { readonly sum: number }

/** A referral rule; its text is `rating:referral.<code>`. */
export interface ReferralRule {
  readonly code: string
  readonly applies: (setting: ReferralSetting) => boolean
  readonly params?: (setting: ReferralSetting) => Readonly<Record<string, ReferralParam>>
  /**
   * Whether the current data is no worse than the released data; the release then still covers the
   * reason. A reason without this cannot be released.
   */
  readonly isNoWorse?: (setting: ReferralSetting, released: ReferralSetting) => boolean
}

/** Whether a release covers a reason with the current data. */
export const isReleased = (
  { code, isNoWorse }: ReferralRule,
  setting: ReferralSetting,
  releases: Releases,
): boolean => {
  const released = releases[code]
  return released !== undefined && isNoWorse !== undefined && isNoWorse(setting, released)
}

/** A rule that refers an amount over a threshold. */
/*@__NO_SIDE_EFFECTS__*/
export const overThreshold = (
  code: string,
  field: 'revenue' | 'limit',
  threshold: number,
): ReferralRule => ({
  code,
  applies: (setting) => setting[field] > threshold,
  params: () => ({ limit: { sum: threshold } }),
  isNoWorse: (setting, released) => setting[field] <= released[field],
})

/** The rules of a product that refers above a revenue and a limit, in minor units. */
/*@__NO_SIDE_EFFECTS__*/
export const referralRules = (above: {
  readonly revenue: number
  readonly limit: number
}): readonly ReferralRule[] => [
  overThreshold('REVENUE_OVER', 'revenue', above.revenue),
  {
    code: 'HAZARD_CLASS',
    applies: ({ hazard }) => hazard === 5,
    params: ({ hazard }) => ({ hazard }),
    isNoWorse: ({ industry }, released) => industry === released.industry,
  },
  {
    code: 'CLAIM_WITHIN_YEAR',
    applies: ({ claimHistory }) => claimHistory === 1,
    // the answer has no finer value
    isNoWorse: () => true,
  },
  overThreshold('LIMIT_OVER', 'limit', above.limit),
  // only the year is known, so a company founded last year may be less than a year old
  {
    code: 'NEW_BUSINESS',
    applies: ({ age }) => age <= 1,
    isNoWorse: ({ age }, released) => age >= released.age,
  },
  {
    code: 'UNANSWERED_SECURITY_QUESTION',
    applies: ({ unanswered }) => unanswered.length > 0,
    params: ({ unanswered }) => ({ count: unanswered.length }),
    isNoWorse: ({ unanswered }, released) =>
      unanswered.every((question) => released.unanswered.includes(question)),
  },
  {
    // a premium above the limit cannot be released; it needs other terms or a decline
    code: 'PREMIUM_OVER_LIMIT',
    applies: ({ premium, limit }) => premium >= limit,
    params: ({ limit }) => ({ limit: { sum: limit } }),
  },
]

/** The default rules of a product. The thresholds are invented. */
export const standardReferralRules: readonly ReferralRule[] = /*@__PURE__*/ referralRules({
  revenue: million(50),
  limit: million(3),
})
