import type { ReferralReason } from '#core/insurance/rating/model.ts'
import { reasonParams } from '#core/insurance/rating/reason-params.ts'
import { Notice } from '#widgets/kit/Notice.tsx'
import { usePlatform } from '#widgets/react/use-platform.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'

/** The referral reasons of a quote. */
export const ReferralReasons = ({ reasons }: { readonly reasons: readonly ReferralReason[] }) => {
  const t = useWording('portal', 'rating')
  const { wording } = usePlatform()
  const locale = useStore(wording.$locale)
  if (reasons.length === 0) return null
  const texts = reasons.map((reason) => {
    const key = `rating:referral.${reason.code}`
    return wording.has(key) ? wording.t(key, reasonParams(reason, locale)) : reason.code
  })
  return (
    <Notice tone="warning" title={t('quotes:referred')} quiet>
      {texts.join(' · ')}
    </Notice>
  )
}
