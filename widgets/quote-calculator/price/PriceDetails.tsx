import { brokerFeesOf } from '#core/insurance/quotes/total.ts'
import type { CalculatorAnswer, TaxLine } from '#core/insurance/rating/model.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import { usePlatform } from '../../react/use-platform.ts'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import styles from './price-details.styles.css'
import { ReferralReasons } from './ReferralReasons.tsx'
import { useDay } from '../fields/use-day.ts'
import { useMoney } from './use-money.ts'

interface Line {
  readonly key: string
  readonly name: string
  readonly minor: number
}

/** The name of a tax with its rate, `Stamp duty (9%)`. Flat fees have no rate. */
function useTaxName(): (tax: TaxLine) => string {
  const t = useWording('calculator', 'calculator-steps', 'rating')
  const { wording } = usePlatform()
  const locale = useStore(wording.$locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })
  return ({ code, rate }) => {
    const key = `rating:taxes.${code}`
    const name = wording.has(key) ? t(key) : t('calculator-steps:price.taxes')
    return rate === undefined
      ? name
      : t('calculator-steps:price.rate', { name, rate: percent.format(rate) })
  }
}

/** The parts of the total: premium, fee and taxes. */
export function PriceParts({ answer }: { readonly answer: CalculatorAnswer }) {
  const quote = useStore(useCalculator().$quote)
  const css = useStyles(styles)
  const t = useWording('calculator-steps')
  const money = useMoney()
  const taxName = useTaxName()
  const lines: readonly Line[] = [
    { key: 'premium', name: t('calculator-steps:price.premium'), minor: answer.premium },
    { key: 'mgaFee', name: t('calculator-steps:price.mgaFee'), minor: answer.mgaFee },
    {
      key: 'brokerFee',
      name: t('calculator-steps:price.brokerFee'),
      minor: brokerFeesOf(quote),
    },
    ...answer.taxes.map((tax) => ({ key: tax.code, name: taxName(tax), minor: tax.amount })),
  ].filter(({ minor }) => minor !== 0)
  return (
    <dl className={css['lines']}>
      {lines.map(({ key, name, minor }) => (
        <div key={key} className={css['line']}>
          <dt>{name}</dt>
          <dd className={css['figure']}>{money.exact(minor)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The parts of the total, its terms, and the referral reasons. */
export function PriceDetails() {
  const css = useStyles(styles)
  const t = useWording('calculator', 'calculator-steps', 'rating')
  const { wording } = usePlatform()
  const calculator = useCalculator()
  const price = useStore(calculator.$price)
  const money = useMoney()
  const day = useDay()
  if (!price) return null
  const { answer } = price
  const { global } = answer
  const preset = `rating:presets.${global.preset}`
  return (
    <>
      <PriceParts answer={answer} />
      <dl className={css['lines']}>
        <div className={css['line']}>
          <dt>{t('calculator-steps:price.option')}</dt>
          <dd>{wording.has(preset) ? t(preset) : t('rating:presets.-1')}</dd>
        </div>
        <div className={css['line']}>
          <dt>{t('calculator-steps:options.limit')}</dt>
          <dd className={css['figure']}>{money.whole(global.limit)}</dd>
        </div>
        {global.underlyingLimit !== undefined && (
          <div className={css['line']}>
            <dt>{t('calculator-steps:options.underlyingLimit')}</dt>
            <dd className={css['figure']}>{money.whole(global.underlyingLimit)}</dd>
          </div>
        )}
        <div className={css['line']}>
          <dt>{t('calculator-steps:options.deductible', {}, ownTermsOf(calculator.product))}</dt>
          <dd className={css['figure']}>{money.whole(global.deductible)}</dd>
        </div>
        <div className={css['line']}>
          <dt>{t('calculator-steps:price.period')}</dt>
          <dd className={css['figure']}>
            {t('calculator-steps:price.term', {
              from: day(global.effectiveDate),
              to: day(global.endDate),
            })}
          </dd>
        </div>
      </dl>
      <ReferralReasons reasons={answer.referralReasons} />
    </>
  )
}
