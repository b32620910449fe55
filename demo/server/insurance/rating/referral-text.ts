import type { Locale } from '#core/foundation/region/regions.ts'
import type { ReferralReason } from '#core/insurance/rating/model.ts'
import { hasText, type ServerWording } from '../../kernel/wording.ts'

/** The text of a referral reason; its code when there is none. */
export const referralText = (
  wording: ServerWording,
  locale: Locale,
  { code, params }: ReferralReason,
): string => {
  const key = `rating:referral.${code}`
  return hasText(wording, key) ? wording.in(locale)(key, params) : code
}
