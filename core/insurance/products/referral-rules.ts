import { million } from './units.ts'

/** What referral rules look at. Sums are in minor units. */
export interface ReferralSetting {
  readonly revenue: number
  readonly limit: number
  /** Hazard class of the industry, 1 to 5. */
  readonly hazard: number
  /** Years between the year established and this one. */
  readonly age: number
  /** How long ago the last claim was, as it was answered. */
  readonly claimHistory: number | undefined
  /** How many security questions were skipped. */
  readonly unanswered: number
}

/** A parameter of a reason's text; sums, in minor units, are written out by the rater. */
export type ReferralParam = number | { readonly sum: number }

/** A reason why an underwriter must look; text is `rating:referral.<code>`. */
export interface ReferralRule {
  readonly code: string
  readonly applies: (setting: ReferralSetting) => boolean
  readonly params?: (setting: ReferralSetting) => Readonly<Record<string, ReferralParam>>
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
})

/** Rules of a product with no others of its own. The thresholds are invented. */
export const standardReferralRules: readonly ReferralRule[] = [
  over('REVENUE_OVER', 'revenue', million(50)),
  {
    code: 'HAZARD_CLASS',
    applies: ({ hazard }) => hazard === 5,
    params: ({ hazard }) => ({ hazard }),
  },
  { code: 'CLAIM_WITHIN_YEAR', applies: ({ claimHistory }) => claimHistory === 1 },
  over('LIMIT_OVER', 'limit', million(3)),
  // only the year is known: a company of last year may still be within its first
  { code: 'NEW_BUSINESS', applies: ({ age }) => age <= 1 },
  {
    code: 'UNANSWERED_SECURITY_QUESTION',
    applies: ({ unanswered }) => unanswered > 0,
    params: ({ unanswered }) => ({ count: unanswered }),
  },
]
