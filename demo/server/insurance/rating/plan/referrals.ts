import type { SecurityAnswers } from '#core/insurance/rating/security.ts'
import { unansweredQuestions } from '#core/insurance/rating/rules.ts'
import type { HazardClass } from './plan.ts'

// Invented thresholds.

/** What referral rules look at. Sums are in whole units of the currency. */
export interface ReferralSetting {
  readonly revenue: number
  readonly limit: number
  readonly hazard: HazardClass
  /** Years between the year established and this one. */
  readonly age: number
  readonly answers: SecurityAnswers
}

/** A parameter of a reason's text; sums are written out by the rater. */
export type ReferralParam = number | { readonly sum: number }

/** A reason why an underwriter must look; text is `rating:referral.<code>`. */
export interface ReferralRule {
  readonly code: string
  readonly applies: (setting: ReferralSetting) => boolean
  readonly params?: (setting: ReferralSetting) => Readonly<Record<string, ReferralParam>>
}

const over = (code: string, field: 'revenue' | 'limit', threshold: number): ReferralRule => ({
  code,
  applies: (setting) => setting[field] > threshold,
  params: () => ({ limit: { sum: threshold } }),
})

/** Every referral rule, in the order reasons are told. */
export const referralRules: readonly ReferralRule[] = [
  over('REVENUE_OVER', 'revenue', 50_000_000),
  {
    code: 'HAZARD_CLASS',
    applies: ({ hazard }) => hazard === 5,
    params: ({ hazard }) => ({ hazard }),
  },
  { code: 'CLAIM_WITHIN_YEAR', applies: ({ answers }) => answers.claimHistory === 1 },
  over('LIMIT_OVER', 'limit', 3_000_000),
  // only the year is known: a company of last year may still be within its first
  { code: 'NEW_BUSINESS', applies: ({ age }) => age <= 1 },
  {
    code: 'UNANSWERED_SECURITY_QUESTION',
    applies: ({ answers }) => unansweredQuestions(answers).length > 0,
    params: ({ answers }) => ({ count: unansweredQuestions(answers).length }),
  },
]
