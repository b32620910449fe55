import { classNames } from '../kit/class-names.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { useCalculator } from './calculator-context.ts'
import styles from './calculator.styles.css'
import { LazyPart } from './LazyPart.tsx'
import { partViews } from './part-views.ts'
import { PriceSummary } from './PriceSummary.tsx'
import { StepForm } from './StepForm.tsx'
import { Steps } from './Steps.tsx'
import { OpeningTrouble } from './Trouble.tsx'

/**
 * The whole calculator: the way through it, the step that is open, the price beside it. Its parts are groups,
 * not landmarks: two calculators on a page would give the page each of them twice.
 */
export function CalculatorView() {
  const css = useStyles(styles)
  const t = useWording('calculator')
  const calculator = useCalculator()
  const status = useStore(calculator.$status)
  const step = useStore(calculator.$step)
  const isEditable = useStore(calculator.$isEditable)
  const isWalked = isEditable && step !== 'saved'
  const isUnfinished = useStore(calculator.$unfinished) !== undefined
  return (
    <div
      role="group"
      className={classNames(
        css['calculator'],
        (step === 'company' || status === 'opening') && css['first'],
      )}
      aria-label={t('calculator:label')}
    >
      <slot name="start" />
      <OpeningTrouble />
      {status === 'opening' && <Skeleton lines={6} height="3em" />}
      {status === 'open' && (
        <>
          {isWalked && <Steps />}
          {isUnfinished && (
            <LazyPart view={partViews.unfinished} fallback={<Skeleton height="7em" />} />
          )}
          <div className={css['body']}>
            {isEditable || step === 'saved' ? (
              <StepForm />
            ) : (
              <LazyPart view={partViews.printed} fallback={<Skeleton lines={8} height="2em" />} />
            )}
            <PriceSummary />
          </div>
        </>
      )}
      <slot name="end" />
    </div>
  )
}
