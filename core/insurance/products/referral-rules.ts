import { million } from './units.ts'

/** The risk facts that referral rules check; stored with a release. Amounts are in minor units. */
export interface ReferralSetting {
  readonly revenue: number
  readonly limit: number
  /** Before taxes and fees. */
  readonly premium: number
  /** The industry code as the region's table writes it. */
  readonly industry: string
  /** Hazard class of the industry, 1 to 5. */
  readonly hazard: number
  /** Years between the year established and this one. */
  readonly age: number
  /** When the last claim was, as answered. */
  readonly claimHistory?: number | undefined
  /** The skipped security questions. */
  readonly unanswered: readonly string[]
}

/**
 * The risk facts of the price that an underwriter released, by the code of each released reason.
 */
export type Releases = Readonly<Record<string, ReferralSetting>>

/** A parameter of a reason's text; amounts are in minor units, the rater adds their currency. */
export type ReferralParam = number | { readonly sum: number }

/** A referral reason; text is `rating:referral.<code>`. */
export interface ReferralRule {
  readonly code: string
  readonly applies: (setting: ReferralSetting) => boolean
  readonly params?: (setting: ReferralSetting) => Readonly<Record<string, ReferralParam>>
  /**
   * Whether the present facts are no worse than the released ones: the release then covers the
   * reason. A reason without this cannot be released.
   */
  readonly isNoWorse?: (setting: ReferralSetting, released: ReferralSetting) => boolean
}

/** Whether a release covers a reason with the present facts. */
export const isReleased = (
  { code, isNoWorse }: ReferralRule,
  setting: ReferralSetting,
  releases: Releases,
): boolean => {
  const released = releases[code]
  return released !== undefined && isNoWorse !== undefined && isNoWorse(setting, released)
}

/** Refers an amount over a threshold. */
/*@__NO_SIDE_EFFECTS__*/
export const over = (
  code: string,
  field: 'revenue' | 'limit',
  threshold: number,
): ReferralRule => ({
  code,
  applies: (setting) => setting[field] > threshold,
  params: () => ({ limit: { sum: threshold } }),
  isNoWorse: (setting, released) => setting[field] <= released[field],
})

/** The rules of a product that refers above a revenue and a limit, minor units. */
/*@__NO_SIDE_EFFECTS__*/
export const referralRules = (above: {
  readonly revenue: number
  readonly limit: number
}): readonly ReferralRule[] => [
  over('REVENUE_OVER', 'revenue', above.revenue),
  {
    code: 'HAZARD_CLASS',
    applies: ({ hazard }) => hazard === 5,
    params: ({ hazard }) => ({ hazard }),
    isNoWorse: ({ industry }, released) => industry === released.industry,
  },
  {
    code: 'CLAIM_WITHIN_YEAR',
    applies: ({ claimHistory }) => claimHistory === 1,
    // the answer is no more precise than this
    isNoWorse: () => true,
  },
  over('LIMIT_OVER', 'limit', above.limit),
  // only the year is known: a company of last year may be less than a year old
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
    // the premium exceeds the limit: needs other terms or a decline, and cannot be released
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
