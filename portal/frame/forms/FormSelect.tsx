import { useController, type Path, type UseFormReturn } from 'react-hook-form'
import type { DraftValues } from '#core/foundation/storage/form-draft.ts'
import { Field } from '#widgets/kit/Field.tsx'
import { Select, type Choice } from '#widgets/kit/Select.tsx'
import { useFieldErrorText } from './field-texts.ts'

interface FormSelectProps<Values extends DraftValues> {
  readonly form: UseFormReturn<Values>
  readonly name: Path<Values>
  readonly label: string
  readonly choices: readonly Choice[]
  readonly placeholder?: string
  readonly isLoading?: boolean
  /** Whether the label marks it as optional. */
  readonly isOptional?: boolean
  readonly isLocked?: boolean
  /** Shown below the field when there is nothing to choose. */
  readonly hint?: string | undefined
}

/** A select field of a form, with its label and its error. */
export const FormSelect = <Values extends DraftValues>(props: FormSelectProps<Values>) => {
  const { form, name, label, choices, placeholder, hint, isLoading = false } = props
  const { isOptional = false, isLocked = false } = props
  const { field, fieldState } = useController({ control: form.control, name })
  const fieldErrorText = useFieldErrorText()
  const { value, ref, onChange, ...rest } = field
  return (
    <Field
      label={label}
      optional={isOptional}
      error={fieldErrorText(fieldState.error?.message, label)}
      hint={hint}
    >
      <Select
        {...rest}
        ref={ref}
        aria-required={!isOptional}
        disabled={isLocked}
        choices={choices}
        loading={isLoading}
        value={choices.find((choice) => choice.value === value)?.value ?? ''}
        onValue={onChange}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
    </Field>
  )
}
