import type { Coverage } from '#core/insurance/products/coverages.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import type { PresetTerm } from '#core/insurance/rating/rules.ts'
import { Field } from '../../kit/Field.tsx'
import { Select } from '../../kit/Select.tsx'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { useFieldError } from '../fields/use-field-error.ts'
import { useTermText } from './use-term-text.ts'

/** One term of one coverage; empty if the coverage does not have it. */
export function CoverageTerm({
  coverage,
  term,
  values,
  value,
  onValue,
  labelOf,
  ...rest
}: {
  readonly coverage: Coverage
  readonly term: PresetTerm
  readonly values: readonly number[]
  readonly value: number | undefined
  readonly onValue: (value: number) => void
  /** Creates a hidden label from the term's name, for tables with visible column heads. */
  readonly labelOf?: (term: string) => string
  readonly tabIndex?: number
  readonly onFocus?: () => void
}) {
  const t = useWording('calculator-steps')
  const { product } = useCalculator()
  const termText = useTermText()
  const path = `coverages.${coverage.id}.${term}`
  const error = useFieldError(path)
  if (value === undefined || values.length === 0) return null
  // A value of an older grid stays selectable until another is selected.
  const all = values.includes(value) ? values : [...values, value].toSorted((a, b) => a - b)
  const name = t(`calculator-steps:options.${term}`, {}, ownTermsOf(product))
  return (
    <Field label={labelOf?.(name) ?? name} hideLabel={labelOf !== undefined} error={error}>
      <Select
        {...rest}
        name={path}
        disabled={all.length === 1}
        choices={all.map((each) => ({ value: String(each), label: termText(term, each) }))}
        value={String(value)}
        onValue={(chosen) => onValue(Number(chosen))}
      />
    </Field>
  )
}
