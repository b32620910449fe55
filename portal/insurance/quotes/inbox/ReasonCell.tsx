import type { ReferralReason } from '#core/insurance/rating/model.ts'
import { useReferralTexts } from '../use-referral-texts.ts'

interface ReasonCellProps {
  /** What somebody wrote who asked for a review. */
  readonly asked: string | undefined
  readonly reasons: readonly ReferralReason[]
}

/** Why a quote waits, on one line. */
export const ReasonCell = ({ asked, reasons }: ReasonCellProps) => {
  const byRule = useReferralTexts(reasons)
  const text = (asked === undefined ? byRule : [asked, ...byRule]).join(' · ')
  return <span title={text}>{text}</span>
}
