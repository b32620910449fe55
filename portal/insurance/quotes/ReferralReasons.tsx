import type { ReferralReason } from '#core/insurance/rating/model.ts'
import { Notice } from '#widgets/kit/Notice.tsx'
import { usePlatform } from '#widgets/react/use-platform.ts'
import { useWording } from '#widgets/react/use-wording.ts'

/** The referral reasons of a quote. */
export const ReferralReasons = ({ reasons }: { readonly reasons: readonly ReferralReason[] }) => {
  const t = useWording('portal', 'rating')
  const { wording } = usePlatform()
  if (reasons.length === 0) return null
  const texts = reasons.map(({ code, params }) => {
    const key = `rating:referral.${code}`
    return wording.has(key) ? wording.t(key, params) : code
  })
  return (
    <Notice tone="warning" title={t('quotes:referred')} quiet>
      {texts.join(' · ')}
    </Notice>
  )
}
