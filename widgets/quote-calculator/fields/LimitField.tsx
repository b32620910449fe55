import { limits } from '#core/insurance/products/terms.ts'
import { Field } from '../../kit/Field.tsx'
import { RangeInput } from '../../kit/RangeInput.tsx'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import styles from '../coverages/terms-editor.styles.css'
import { useFieldError } from './use-field-error.ts'
import { useMoney } from '../price/use-money.ts'

/** The aggregate limit on its grid. */
export function LimitField({
  value,
  onValue,
}: {
  readonly value: number
  readonly onValue: (limit: number) => void
}) {
  const css = useStyles(styles)
  const t = useWording('calculator-steps')
  const money = useMoney()
  const error = useFieldError('global.limit')
  // the product's own grid after its rules have loaded
  const grid = useStore(useCalculator().$rules)?.limits ?? limits
  const [min = value, next = value] = grid
  const max = grid.at(-1) ?? value
  return (
    <Field
      label={t('calculator-steps:options.limit')}
      error={error}
      aside={<span className={css['value']}>{money.whole(value)}</span>}
    >
      <RangeInput
        name="global.limit"
        min={min}
        max={max}
        step={next - min}
        value={value}
        valueText={money.whole(value)}
        onValue={onValue}
      />
      <div className={css['scale']} aria-hidden="true">
        {[min, max].map((end) => (
          <span key={end}>{money.short(end)}</span>
        ))}
      </div>
    </Field>
  )
}
