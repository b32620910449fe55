import type { ReferralReason } from '#core/insurance/rating/model.ts'
import { useReferralTexts } from '../use-referral-texts.ts'

/** Why a quote waits, on one line. */
export const ReasonCell = ({ reasons }: { readonly reasons: readonly ReferralReason[] }) => {
  const text = useReferralTexts(reasons).join(' · ')
  return <span title={text}>{text}</span>
}
