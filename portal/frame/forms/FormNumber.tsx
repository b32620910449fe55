import { useController, type Path, type UseFormReturn } from 'react-hook-form'
import { currencySign, type Currency } from '#core/foundation/money/money.ts'
import { parseNumber } from '#core/foundation/money/parse-number.ts'
import type { DraftValues } from '#core/foundation/storage/form-draft.ts'
import { Field } from '#widgets/kit/Field.tsx'
import { NumberInput } from '#widgets/kit/NumberInput.tsx'
import { fieldText, useFieldErrorText } from './field-texts.ts'

interface FormNumberProps<Values extends DraftValues> {
  readonly form: UseFormReturn<Values>
  readonly name: Path<Values>
  readonly label: string
  /** Whether the label marks it as optional. */
  readonly isOptional?: boolean
  /** Maximum fraction digits; 0 by default. */
  readonly fraction?: number
  readonly negative?: boolean
  /** Whether a blur pads the fraction to all digits. */
  readonly padded?: boolean
  /** Shown under the field while it has no error. */
  readonly hint?: string
  /** The unit inside the box, a currency or `%`; it is removed from typed text. */
  readonly unit?: Currency | '%'
}

/** A number input of a form that stores text; typed currency signs and units are removed. */
export const FormNumber = <Values extends DraftValues>(props: FormNumberProps<Values>) => {
  const { form, name, label, isOptional = false, hint, unit, ...input } = props
  const { field, fieldState } = useController({ control: form.control, name })
  const fieldErrorText = useFieldErrorText()
  const { value, onChange, ...rest } = field
  const text = fieldText(value)
  return (
    <Field
      label={label}
      optional={isOptional}
      hint={hint}
      error={fieldErrorText(fieldState.error?.message, label)}
    >
      <NumberInput
        {...rest}
        {...input}
        unit={unit}
        {...(unit === '%' ? { after: '%' } : unit && { before: currencySign(unit) })}
        aria-required={!isOptional}
        value={parseNumber(text, {
          unit,
          fraction: 10,
          negative: true,
          acceptsShorthand: unit !== '%',
        })}
        onValue={(number) => onChange(number === undefined ? '' : String(number))}
      />
    </Field>
  )
}
