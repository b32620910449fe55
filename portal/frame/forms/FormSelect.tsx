import { useController, type Path, type UseFormReturn } from 'react-hook-form'
import { Field } from '#widgets/kit/Field.tsx'
import { Select, type Choice } from '#widgets/kit/Select.tsx'
import type { DraftValues } from '../drafts/drafts.ts'
import { useFieldErrorText } from './use-field-error-text.ts'

interface FormSelectProps<Values extends DraftValues> {
  readonly form: UseFormReturn<Values>
  readonly name: Path<Values>
  readonly label: string
  readonly choices: readonly Choice[]
  readonly placeholder?: string
  readonly isLoading?: boolean
  /** Marks it as optional beside its label. */
  readonly isOptional?: boolean
  /** Shown under the field: why there is nothing to choose. */
  readonly hint?: string | undefined
}

/** A choice of a form, with its label and its field error. */
export const FormSelect = <Values extends DraftValues>(props: FormSelectProps<Values>) => {
  const { form, name, label, choices, placeholder, hint, isLoading = false } = props
  const { isOptional = false } = props
  const { field, fieldState } = useController({ control: form.control, name })
  const fieldErrorText = useFieldErrorText()
  const { value, ref, onChange, ...rest } = field
  return (
    <Field
      label={label}
      optional={isOptional}
      error={fieldErrorText(fieldState.error?.message)}
      hint={hint}
    >
      <Select
        {...rest}
        ref={ref}
        aria-required={!isOptional}
        choices={choices}
        loading={isLoading}
        value={choices.find((choice) => choice.value === value)?.value ?? ''}
        onValue={onChange}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
    </Field>
  )
}
