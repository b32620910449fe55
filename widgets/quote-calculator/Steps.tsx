import { classNames } from '../kit/class-names.ts'
import { Icon } from '../kit/Icon.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { useCalculator } from './calculator-context.ts'
import styles from './steps.styles.css'

/** The way through the calculator: done steps lead back, the next ones open as soon as they may. */
export function Steps() {
  const css = useStyles(styles)
  const t = useWording('calculator')
  const calculator = useCalculator()
  const current = useStore(calculator.$step)
  useStore(calculator.$form)
  useStore(calculator.$rules)
  const shown = calculator.steps
  const at = shown.findIndex((step) => step === current)
  return (
    <div role="group" aria-label={t('calculator:steps.label')} part="steps">
      <ol className={css['steps']}>
        {shown.map((step, index) => (
          <li key={step} className={classNames(css['step'], index < at && css['done'])}>
            <button
              type="button"
              className={css['button']}
              aria-current={step === current ? 'step' : undefined}
              disabled={!calculator.mayOpen(step)}
              onClick={() => calculator.goTo(step)}
            >
              <span className={css['mark']} aria-hidden="true">
                {index < at ? <Icon name="check" /> : index + 1}
              </span>
              <span className={css['name']}>{t(`calculator:steps.${step}`)}</span>
              <VisuallyHidden>
                {index < at
                  ? t('calculator:steps.done')
                  : t('calculator:steps.position', { step: index + 1, count: shown.length })}
              </VisuallyHidden>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
