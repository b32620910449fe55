import { million } from './units.ts'

/** The risk facts that referral rules look at; stored with a release. Sums are in minor units. */
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
  /** How long ago the last claim was, as it was answered. */
  readonly claimHistory?: number | undefined
  /** The security questions that were skipped. */
  readonly unanswered: readonly string[]
}

/** The risk facts of the price that an underwriter released, by the code of each released reason. */
export type Releases = Readonly<Record<string, ReferralSetting>>

/** A parameter of a reason's text; sums are in minor units, the rater names their currency. */
export type ReferralParam = number | { readonly sum: number }

/** A reason why an underwriter must look; text is `rating:referral.<code>`. */
export interface ReferralRule {
  readonly code: string
  readonly applies: (setting: ReferralSetting) => boolean
  readonly params?: (setting: ReferralSetting) => Readonly<Record<string, ReferralParam>>
  /**
   * Whether the facts behind the reason are no worse than those that were released: the release then
   * covers them. A reason without this cannot be released.
   */
  readonly isNoWorse?: (setting: ReferralSetting, released: ReferralSetting) => boolean
}

/** Whether a release covers a reason under the present facts. */
export const isReleased = (
  { code, isNoWorse }: ReferralRule,
  setting: ReferralSetting,
  releases: Releases,
): boolean => {
  const released = releases[code]
  return released !== undefined && isNoWorse !== undefined && isNoWorse(setting, released)
}

/** Refers a sum over a threshold. */
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

/** Rules of a product with no others of its own. The thresholds are invented. */
export const standardReferralRules: readonly ReferralRule[] = [
  over('REVENUE_OVER', 'revenue', million(50)),
  {
    code: 'HAZARD_CLASS',
    applies: ({ hazard }) => hazard === 5,
    params: ({ hazard }) => ({ hazard }),
    isNoWorse: ({ industry }, released) => industry === released.industry,
  },
  {
    code: 'CLAIM_WITHIN_YEAR',
    applies: ({ claimHistory }) => claimHistory === 1,
    // the answer knows no more than this
    isNoWorse: () => true,
  },
  over('LIMIT_OVER', 'limit', million(3)),
  // only the year is known: a company of last year may still be within its first
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
    // nobody pays more than a claim could bring: other terms or a decline, never a release
    code: 'PREMIUM_OVER_LIMIT',
    applies: ({ premium, limit }) => premium >= limit,
    params: ({ limit }) => ({ limit: { sum: limit } }),
  },
]
