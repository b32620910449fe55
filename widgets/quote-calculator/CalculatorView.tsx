import type { Step } from '#core/insurance/quotes/calculator/steps.ts'
import { classNames } from '../kit/class-names.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { useCalculator } from './calculator-context.ts'
import styles from './calculator.styles.css'
import { LazyPart } from './LazyPart.tsx'
import { partViews } from './part-views.ts'
import { PriceSummary } from './price/PriceSummary.tsx'
import { StepForm } from './steps/StepForm.tsx'
import { Steps } from './steps/Steps.tsx'
import { ProblemSlot } from './problems/ProblemSlot.tsx'

/** Steps shorter than the reserved height, which they keep so that the content below stays. */
const shortSteps: readonly Step[] = ['company', 'contact', 'saved']

/**
 * The whole calculator: its steps, the open step and the price. Its parts are groups, because two
 * calculators would duplicate landmarks.
 */
export function CalculatorView() {
  const css = useStyles(styles)
  const t = useWording('calculator')
  const calculator = useCalculator()
  const { isOnePage } = calculator
  const status = useStore(calculator.$status)
  const step = useStore(calculator.$step)
  const isEditable = useStore(calculator.$isEditable)
  const isUnfinished = useStore(calculator.$unfinished) !== undefined
  const isConflict = useStore(calculator.$conflict) !== undefined
  return (
    <div
      role="group"
      className={classNames(
        css['calculator'],
        (status === 'opening' || (status === 'open' && shortSteps.includes(step))) && css['low'],
      )}
      aria-label={t('calculator:label')}
    >
      <slot name="start" />
      <ProblemSlot view="openingProblem" />
      {status === 'opening' && <Skeleton lines={6} height="3em" />}
      {status === 'open' && (
        <>
          {isEditable && !isOnePage && <Steps />}
          {isUnfinished && (
            <LazyPart view={partViews.unfinished} fallback={<Skeleton height="7em" />} />
          )}
          {isConflict && <LazyPart view={partViews.conflict} />}
          {isOnePage && isEditable ? (
            <LazyPart view={partViews.sheet} fallback={<Skeleton lines={8} height="2em" />} />
          ) : (
            <div className={css['body']}>
              {isEditable || step === 'saved' ? (
                <StepForm />
              ) : (
                <LazyPart
                  view={partViews.readOnlyQuote}
                  fallback={<Skeleton lines={8} height="2em" />}
                />
              )}
              <PriceSummary />
            </div>
          )}
          <ProblemSlot view="priceProblem" />
          <ProblemSlot view="saveProblem" />
        </>
      )}
      <slot name="end" />
    </div>
  )
}
