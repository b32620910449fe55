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
  const shown = calculator.steps
  const index = shown.findIndex((step) => step === current)
  // After the last step, all are completed.
  const at = index === -1 ? shown.length : index
  return (
    <div role="group" aria-label={t('calculator:steps.label')} part="steps">
      <ol className={css['steps']}>
        {shown.map((step, place) => (
          <li key={step} className={classNames(css['step'], place < at && css['done'])}>
            <button
              type="button"
              className={css['button']}
              aria-current={step === current ? 'step' : undefined}
              disabled={!calculator.mayOpen(step)}
              onClick={() => calculator.goTo(step)}
            >
              <span className={css['mark']} aria-hidden="true">
                {place < at ? <Icon name="check" /> : place + 1}
              </span>
              <span className={css['name']}>
                {t(`calculator:steps.${step}`, {}, ownTermsOf(calculator.product))}
              </span>
              <VisuallyHidden>
                {place < at
                  ? t('calculator:steps.done')
                  : t('calculator:steps.position', { step: place + 1, count: shown.length })}
              </VisuallyHidden>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
