import { formatMoney } from '../../foundation/money/money.ts'
import type { WordingParams } from '../../foundation/wording/wording.ts'
import type { ReferralReason } from './model.ts'

/**
 * The parameters of a referral reason's text in a locale. Amounts in a foreign currency name it:
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
