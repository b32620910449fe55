import { formatMoney } from '../../foundation/money/money.ts'
import type { WordingParams } from '../../foundation/wording/wording.ts'
import type { ReferralReason } from './model.ts'

/**
 * What fills the text of a referral reason in a locale. Sums name their currency where it is not the locale's own:
 * `$50,000,000` at home, `A$50,000,000` abroad.
 */
export const reasonParams = ({ params }: ReferralReason, locale: string): WordingParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object'
        ? formatMoney({ minor: value.amount, currency: value.currency }, locale, { whole: true })
        : value,
    ]),
  )
