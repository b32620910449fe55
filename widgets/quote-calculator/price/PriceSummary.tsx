import { totalToPay } from '#core/insurance/quotes/total.ts'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { LazyPart } from '../LazyPart.tsx'
import { partViews } from '../part-views.ts'
import styles from './price-summary.styles.css'
import { useMoney } from './use-money.ts'

/**
 * The price next to the steps: the total, its parts and the referral, with the slot for notices
 * below.
 */
export function PriceSummary() {
  const css = useStyles(styles)
  const t = useWording('calculator')
  const calculator = useCalculator()
  const price = useStore(calculator.$price)
  const isPricing = useStore(calculator.$isPricing)
  const step = useStore(calculator.$step)
  const quote = useStore(calculator.$quote)
  const money = useMoney()
  const figure = <Skeleton height="2.5em" width="70%" />
  return (
    <div className={css['side']}>
      <div
        role="group"
        className={css['summary']}
        aria-label={t('calculator:summary.title')}
        part="summary"
      >
        <h2 className={css['title']}>{t('calculator:summary.title')}</h2>
        {price ? (
          <LazyPart view={partViews.largePrice} fallback={figure} />
        ) : isPricing ? (
          figure
        ) : (
          <p className={css['empty']}>{t('calculator:summary.empty')}</p>
        )}
        {price && <LazyPart view={partViews.priceDetails} fallback={<Skeleton lines={4} />} />}
        <VisuallyHidden live>
          {price && !isPricing
            ? t('calculator:summary.announce', {
                total: money.exact(totalToPay(price.answer, quote)),
              })
            : ''}
        </VisuallyHidden>
      </div>
      {step !== 'saved' && <div className={css['troubles']} data-troubles="" />}
    </div>
  )
}
