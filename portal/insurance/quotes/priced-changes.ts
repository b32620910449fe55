import { toMinor } from '#core/foundation/money/money.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import type * as z from 'zod/mini'
import type { Change } from '../../frame/actions/record-edits.ts'
import type { Formats } from '../../frame/formats/formats.ts'
import type { pricedShape } from './quote-events.ts'

type Priced = z.output<typeof pricedShape>

/** The changes that saving the calculator's terms would make to a quote. */
export const pricedChanges = (
  quote: Pick<
    Quote,
    'product' | 'currency' | 'limit' | 'deductible' | 'totalPremium' | 'effectiveDate' | 'endDate'
  >,
  priced: Priced,
  { t, wholeMoney, money, day }: Formats,
): readonly Change[] => {
  const { currency } = quote
  const values: readonly (readonly [name: string, before: string, after: string])[] = [
    [
      t('portal:field.limit'),
      wholeMoney(quote.limit, currency),
      wholeMoney(toMinor(priced.limit), currency),
    ],
    [
      t('portal:field.deductible', {}, ownTermsOf(quote.product)),
      wholeMoney(quote.deductible, currency),
      wholeMoney(toMinor(priced.deductible), currency),
    ],
    [t('portal:field.effective'), day(quote.effectiveDate), day(priced.effectiveDate)],
    [t('portal:field.ends'), day(quote.endDate), day(priced.endDate)],
    [
      t('portal:field.totalPremium'),
      money(quote.totalPremium, currency),
      money(toMinor(priced.totalPremium), currency),
    ],
  ]
  return values.flatMap(([name, before, after]) =>
    before === after ? [] : [[name, `${before} → ${after}`] as const],
  )
}
