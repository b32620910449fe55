import type { ReferralReason } from '#core/insurance/rating/model.ts'
import { reasonParams } from '#core/insurance/rating/reason-params.ts'
import { usePlatform } from '#widgets/react/use-platform.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'

/** Referral reasons as texts; a reason without a text is its code. */
export const useReferralTexts = (reasons: readonly ReferralReason[]): readonly string[] => {
  useWording('rating')
  const { wording } = usePlatform()
  const locale = useStore(wording.$locale)
  return reasons.map((reason) => {
    const key = `rating:referral.${reason.code}`
    return wording.has(key) ? wording.t(key, reasonParams(reason, locale)) : reason.code
  })
}
