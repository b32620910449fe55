import { useController, type Path, type UseFormReturn } from 'react-hook-form'
import type { DraftValues } from '#core/foundation/storage/form-draft.ts'
import { DateInput } from '#widgets/kit/DateInput.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { fieldText, useFieldErrorText } from './field-texts.ts'

interface FormDateProps<Values extends DraftValues> {
  readonly form: UseFormReturn<Values>
  readonly name: Path<Values>
  readonly label: string
}

/** A date field of a form, `YYYY-MM-DD`, with its label and its error. */
export const FormDate = <Values extends DraftValues>({
  form,
  name,
  label,
}: FormDateProps<Values>) => {
  const { field, fieldState } = useController({ control: form.control, name })
  const fieldErrorText = useFieldErrorText()
  const { value, ...rest } = field
  return (
    <Field label={label} error={fieldErrorText(fieldState.error?.message, label)}>
      <DateInput {...rest} aria-required value={fieldText(value)} />
    </Field>
  )
}
