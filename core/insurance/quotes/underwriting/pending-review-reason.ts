import type { QuoteRow } from '../model.ts'

/**
 * The reason of a pending requested review or manual referral; undefined if rules referred the
 * quote.
 */
export const pendingReviewReason = ({
  status,
  referralReasons,
  reviewReason,
}: Pick<QuoteRow, 'status' | 'referralReasons' | 'reviewReason'>): string | undefined =>
  status === 'IN_REVIEW' || referralReasons.some(({ code }) => code === 'REFERRED_BY_HAND')
    ? reviewReason
    : undefined
