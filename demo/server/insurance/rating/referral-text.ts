import type { Locale } from '#core/foundation/region/regions.ts'
import type { ReferralReason } from '#core/insurance/rating/model.ts'
import { reasonParams } from '#core/insurance/rating/reason-params.ts'
import { hasText, type ServerWording } from '../../kernel/wording.ts'

/** The text of a referral reason; its code if there is none. */
export const referralText = (
  wording: ServerWording,
  locale: Locale,
  reason: ReferralReason,
): string => {
  const key = `rating:referral.${reason.code}`
  return hasText(wording, key) ? wording.in(locale)(key, reasonParams(reason, locale)) : reason.code
}
