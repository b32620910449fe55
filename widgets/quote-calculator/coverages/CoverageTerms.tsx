import type { Coverage } from '#core/insurance/products/coverages.ts'
import type { CoverageChoice, PricedCoverage } from '#core/insurance/rating/model.ts'
import type { PresetTerm } from '#core/insurance/rating/rules.ts'
import { deductibleOptions, limitOptions } from '#core/insurance/products/coverage-terms.ts'
import { retroActivePeriods, waitingPeriods } from '#core/insurance/products/terms.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import { Field } from '../../kit/Field.tsx'
import { Select } from '../../kit/Select.tsx'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import styles from './coverage-terms.styles.css'
import { useFieldError } from '../fields/use-field-error.ts'
import { useMoney } from '../price/use-money.ts'
import { useTermText } from './use-term-text.ts'

interface TermProps {
  readonly coverage: Coverage
  readonly term: PresetTerm
  readonly values: readonly number[]
  readonly value: number | undefined
  readonly onValue: (value: number) => void
}

function Term({ coverage, term, values, value, onValue }: TermProps) {
  const t = useWording('calculator-steps')
  const { product } = useCalculator()
  const termText = useTermText()
  const path = `coverages.${coverage.id}.${term}`
  const error = useFieldError(path)
  if (value === undefined || values.length === 0) return null
  // A value of an older grid stays selectable until another is selected.
  const all = values.includes(value) ? values : [...values, value].toSorted((a, b) => a - b)
  return (
    <Field label={t(`calculator-steps:options.${term}`, {}, ownTermsOf(product))} error={error}>
      <Select
        name={path}
        disabled={all.length === 1}
        choices={all.map((each) => ({ value: String(each), label: termText(term, each) }))}
        value={String(value)}
        onValue={(chosen) => onValue(Number(chosen))}
      />
    </Field>
  )
}

/** The terms of one coverage; unchanged ones follow the quote. */
export function CoverageTerms({
  coverage,
  priced,
  limit,
  onChange,
}: {
  readonly coverage: Coverage
  readonly priced: PricedCoverage
  /** Aggregate limit, minor units. */
  readonly limit: number
  readonly onChange: (change: CoverageChoice) => void
}) {
  const css = useStyles(styles)
  const { $form, $rules, product } = useCalculator()
  const t = useWording('calculator-steps')
  const money = useMoney()
  const { state } = useStore($form).company
  // the product's own grids, once its rules are loaded
  const grids = useStore($rules) ?? { waitingPeriods, retroActivePeriods }
  const setting = { limit, product, ...(state === '' ? {} : { state }) }
  return (
    <div className={css['terms']}>
      <Term
        coverage={coverage}
        term="limit"
        values={limitOptions(coverage, setting)}
        value={priced.limit}
        onValue={(value) => onChange({ limit: value })}
      />
      <Term
        coverage={coverage}
        term="deductible"
        values={deductibleOptions(coverage)}
        value={priced.deductible}
        onValue={(deductible) => onChange({ deductible })}
      />
      <Term
        coverage={coverage}
        term="waitingPeriod"
        values={grids.waitingPeriods}
        value={priced.waitingPeriod}
        onValue={(waitingPeriod) => onChange({ waitingPeriod })}
      />
      <Term
        coverage={coverage}
        term="retroActivePeriod"
        values={grids.retroActivePeriods}
        value={priced.retroActivePeriod}
        onValue={(retroActivePeriod) => onChange({ retroActivePeriod })}
      />
      <p className={css['premium']}>
        {t('calculator-steps:coverage.premium', { premium: money.exact(priced.premium) })}
      </p>
    </div>
  )
}
