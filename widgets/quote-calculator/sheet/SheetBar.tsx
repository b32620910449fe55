import { totalToPay } from '#core/insurance/quotes/total.ts'
import { Button } from '../../kit/Button.tsx'
import { classNames } from '../../kit/class-names.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { useLive } from '../../react/use-live.ts'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { PriceFigure } from '../price/PriceFigure.tsx'
import { useMoney } from '../price/use-money.ts'
import styles from './sheet-bar.styles.css'

/** The bar of the sheet with the save state, the price and the save button. */
export function SheetBar() {
  const css = useStyles(styles)
  const t = useWording('sheet', 'calculator')
  const calculator = useCalculator()
  const quote = useStore(calculator.$quote)
  const price = useStore(calculator.$price)
  const isPricing = useStore(calculator.$isPricing)
  const isSaving = useStore(calculator.$isSaving)
  const isDirty = useStore(calculator.$isDirty)
  const money = useMoney()
  // The portal itself announces that a quote was saved.
  const live = useLive(isDirty || isSaving ? 'status' : undefined)
  const state = isDirty ? 'unsaved' : quote === undefined ? 'new' : 'saved'
  return (
    <div className={css['bar']} part="bar" data-foot="">
      <div className={css['troubles']} data-troubles="" />
      <div className={css['row']}>
        <span className={classNames(css['state'], css[state])} {...live}>
          {isSaving ? t('calculator:action.saving') : t(`sheet:state.${state}`)}
        </span>
        <div className={css['price']}>{price && <PriceFigure />}</div>
        <VisuallyHidden live>
          {price && !isPricing
            ? t('calculator:summary.announce', {
                total: money.exact(totalToPay(price.answer, quote)),
              })
            : ''}
        </VisuallyHidden>
        {isDirty && quote !== undefined && (
          <Button variant="quiet" onClick={() => calculator.revert()}>
            {t('sheet:action.discard')}
          </Button>
        )}
        <Button
          variant="primary"
          type="submit"
          busy={isSaving}
          className={css['go']}
          aria-disabled={(quote !== undefined && !isDirty) || undefined}
        >
          {t(quote === undefined ? 'calculator:action.save' : 'calculator:action.saveChanges')}
        </Button>
      </div>
    </div>
  )
}
