import { formatMoney } from '../../foundation/money/money.ts'
import type { WordingParams } from '../../foundation/wording/wording.ts'
import type { ReferralReason } from './model.ts'

/**
 * The parameters of a referral reason's text in a locale. Amounts in a foreign currency name it:
 * `$50,000,000` in the local currency, `A$50,000,000` in a foreign one.
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
