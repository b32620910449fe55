import { useController, type Path, type UseFormReturn } from 'react-hook-form'
import { currencySign, type Currency } from '#core/foundation/money/money.ts'
import { numberIn } from '#core/foundation/money/number-text.ts'
import type { DraftValues } from '#core/foundation/storage/form-draft.ts'
import { Field } from '#widgets/kit/Field.tsx'
import { NumberInput } from '#widgets/kit/NumberInput.tsx'
import { fieldText } from './field-text.ts'
import { useFieldErrorText } from './use-field-error-text.ts'

interface FormNumberProps<Values extends DraftValues> {
  readonly form: UseFormReturn<Values>
  readonly name: Path<Values>
  readonly label: string
  /** Marks it as optional beside its label. */
  readonly isOptional?: boolean
  /** Digits after the point; 0 by default. */
  readonly fraction?: number
  readonly negative?: boolean
  /** Whether all digits of the fraction are shown once the field is left. */
  readonly padded?: boolean
  /** Shown under the field while it has no error. */
  readonly hint?: string
  /** Shown inside the box, and dropped where it is typed: a currency, whose sign stands before the number, or `%`. */
  readonly unit?: Currency | '%'
}

/** A number of a form, which holds it as a text; a typed sign of a currency or unit is dropped. */
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
        value={numberIn(text, { unit, fraction: 10, negative: true, isShort: unit !== '%' })}
        onValue={(number) => onChange(number === undefined ? '' : String(number))}
      />
    </Field>
  )
}
