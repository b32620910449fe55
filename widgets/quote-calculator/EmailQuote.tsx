import { Button } from '../kit/Button.tsx'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { useCalculator } from './calculator-context.ts'
import styles from './saved-step.sheet.css'

/** Has the saved quote mailed: nothing is mailed to an address that was typed in without this click. */
export function EmailQuote() {
  const css = useStyles(styles)
  const t = useWording('calculator-steps')
  const calculator = useCalculator()
  const emailing = useStore(calculator.$emailing)
  if (emailing.kind === 'sent') {
    return (
      <p className={css['emailed']} role="status">
        {t('calculator-steps:saved.emailed', { email: emailing.email })}
      </p>
    )
  }
  return (
    <Button
      look="primary"
      busy={emailing.kind === 'sending'}
      onClick={() => void calculator.email()}
    >
      {t('calculator-steps:saved.email')}
    </Button>
  )
}
