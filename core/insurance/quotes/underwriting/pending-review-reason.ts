import type { QuoteRow } from '../model.ts'

/** The reason that somebody gave for the review that a quote waits for; undefined where rules refer it. */
export const pendingReviewReason = ({
  status,
  referralReasons,
  reviewReason,
}: Pick<QuoteRow, 'status' | 'referralReasons' | 'reviewReason'>): string | undefined =>
  status === 'IN_REVIEW' || referralReasons.some(({ code }) => code === 'REFERRED_BY_HAND')
    ? reviewReason
    : undefined
