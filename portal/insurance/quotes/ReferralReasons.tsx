import type { ReferralReason } from '#core/insurance/rating/model.ts'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { useReferralTexts } from './use-referral-texts.ts'

/** The referral reasons of a quote. */
export const ReferralReasons = ({ reasons }: { readonly reasons: readonly ReferralReason[] }) => {
  const t = useWording('portal')
  const texts = useReferralTexts(reasons)
  if (reasons.length === 0) return null
  return (
    <Notice tone="warning" title={t('quotes:referred')} quiet>
      {texts.join(' · ')}
    </Notice>
  )
}
