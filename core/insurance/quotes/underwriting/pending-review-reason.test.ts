import { expect, test } from 'vitest'
import { pendingReviewReason } from './pending-review-reason.ts'

const reviewReason = 'The insured opens a second site'
const because = (code: 'REFERRED_BY_HAND' | 'REVENUE') => [{ code, params: {} }]

test.each([
  ['a requested review', 'IN_REVIEW', [], reviewReason],
  ['a manual referral', 'REFERRED', because('REFERRED_BY_HAND'), reviewReason],
  // left over from an earlier review
  ['a referral by a rule', 'REFERRED', because('REVENUE'), undefined],
  ['a request to bind', 'REQUESTED', [], undefined],
] as const)('shows the reason of the pending review of %s', (_, status, reasons, shown) => {
  expect(pendingReviewReason({ status, referralReasons: [...reasons], reviewReason })).toBe(shown)
})
