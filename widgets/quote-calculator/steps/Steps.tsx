import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import { classNames } from '../../kit/class-names.ts'
import { Icon } from '../../kit/Icon.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import styles from './steps.styles.css'

/** The steps of the calculator. Available steps are buttons. */
export function Steps() {
  const css = useStyles(styles)
  const t = useWording('calculator')
  const calculator = useCalculator()
  const current = useStore(calculator.$step)
  useStore(calculator.$form)
  useStore(calculator.$rules)
  const shownSteps = calculator.steps
  const position = shownSteps.findIndex((step) => step === current)
  // After the last step, all are completed.
  const completed = position === -1 ? shownSteps.length : position
  return (
    <div role="group" aria-label={t('calculator:steps.label')} part="steps">
      <ol className={css['steps']}>
        {shownSteps.map((step, index) => (
          <li key={step} className={classNames(css['step'], index < completed && css['done'])}>
            <button
              type="button"
              className={css['button']}
              aria-current={step === current ? 'step' : undefined}
              disabled={!calculator.canOpen(step)}
              onClick={() => calculator.goTo(step)}
            >
              <span className={css['mark']} aria-hidden="true">
                {index < completed ? <Icon name="check" /> : index + 1}
              </span>
              <span className={css['name']}>
                {t(`calculator:steps.${step}`, {}, ownTermsOf(calculator.product))}
              </span>
              <VisuallyHidden>
                {index < completed
                  ? t('calculator:steps.done')
                  : t('calculator:steps.position', { step: index + 1, count: shownSteps.length })}
              </VisuallyHidden>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
