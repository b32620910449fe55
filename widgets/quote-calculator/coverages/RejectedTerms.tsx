import type { CalculatorForm } from '#core/insurance/quotes/calculator/form.ts'
import type { Price } from '#core/insurance/quotes/calculator/pricing.ts'
import { rejectedTerms, withoutRejected } from '#core/insurance/quotes/calculator/rejected-terms.ts'
import { Button } from '../../kit/Button.tsx'
import { FieldError } from '../../kit/FieldError.tsx'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { useFieldErrorText } from '../fields/use-field-error.ts'
import styles from './rejected-terms.styles.css'
import { useCoverageName } from './use-coverage-text.ts'

interface RejectedTermsProps {
  readonly price: Price
  readonly form: CalculatorForm
}

/** Rejected choices from an older draft that no longer have a form control. */
export function RejectedTerms({ price, form }: RejectedTermsProps) {
  const css = useStyles(styles)
  const t = useWording('calculator-steps', 'coverages')
  const calculator = useCalculator()
  const errors = useStore(calculator.$fieldErrors)
  const textOf = useFieldErrorText()
  const nameOf = useCoverageName()
  return rejectedTerms({ errors, form, price }).map(({ path, coverage, error }) => {
    const name = coverage ? nameOf(coverage) : t('calculator-steps:coverage.unknown')
    const id = `rejected-${path}`
    return (
      <div key={path} className={css['rejected']}>
        <span className={css['name']}>{name}</span>
        <FieldError id={id}>{textOf(error)}</FieldError>
        <Button
          name={path}
          aria-describedby={id}
          onClick={() => calculator.revise(path, (old) => withoutRejected(old, path))}
        >
          {t('calculator-steps:coverage.remove', { name })}
        </Button>
      </div>
    )
  })
}
