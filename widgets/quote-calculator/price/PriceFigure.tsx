import { totalToPay } from '#core/insurance/quotes/total.ts'
import { endDates } from '#core/insurance/rating/dates.ts'
import { classNames } from '../../kit/class-names.ts'
import { Spinner } from '../../kit/Spinner.tsx'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import styles from './price-figure.styles.css'
import { useMoney } from './use-money.ts'

/** The annual total. An outdated total stays readable and is marked until the new one arrives. */
export function PriceFigure({ large = false }: { readonly large?: boolean }) {
  const css = useStyles(styles)
  const t = useWording('calculator')
  const calculator = useCalculator()
  const price = useStore(calculator.$price)
  const quote = useStore(calculator.$quote)
  const isPricing = useStore(calculator.$isPricing)
  const error = useStore(calculator.$priceError)
  const money = useMoney()
  if (!price) return null
  const { effectiveDate, endDate } = price.answer.global
  const isYear = endDate === endDates(effectiveDate).standard
  return (
    <p
      className={classNames(
        css['figure'],
        large && css['large'],
        (isPricing || error !== undefined) && css['old'],
      )}
      aria-busy={isPricing}
    >
      <span className={css['amount']} part="price">
        {money.exact(totalToPay(price.answer, quote))}
      </span>
      <span className={css['unit']}>
        {t(isYear ? 'calculator:summary.perYear' : 'calculator:summary.perTerm')}
      </span>
      {isPricing && (
        <span className={css['busy']}>
          <Spinner />
        </span>
      )}
    </p>
  )
}

/** The total in the price summary. */
export const LargePriceFigure = () => <PriceFigure large />
