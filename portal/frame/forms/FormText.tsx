import { useId, type HTMLAttributes, type HTMLInputAutoCompleteAttribute } from 'react'
import { useController, type Path, type UseFormReturn } from 'react-hook-form'
import type { DraftValues } from '#core/foundation/storage/form-draft.ts'
import { Field } from '#widgets/kit/Field.tsx'
import { TextArea } from '#widgets/kit/TextArea.tsx'
import { TextInput } from '#widgets/kit/TextInput.tsx'
import { fieldText, useFieldErrorText } from './field-texts.ts'

interface FormTextProps<Values extends DraftValues> {
  readonly form: UseFormReturn<Values>
  readonly name: Path<Values>
  readonly label: string
  readonly type?: 'text' | 'email'
  /** Whether the label marks it as optional. */
  readonly isOptional?: boolean
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** Shown under the field while it has no error. */
  readonly hint?: string
  /** Suggestions while typing. */
  readonly suggestions?: readonly string[]
  /** Whether it is read-only. */
  readonly isLocked?: boolean
  /** Whether it is a multiline field. */
  readonly isMultiline?: boolean
  /** The number of visible lines. */
  readonly rows?: number
}

/** A text field of a form with its label and its error. */
export const FormText = <Values extends DraftValues>(props: FormTextProps<Values>) => {
  const {
    form,
    name,
    label,
    type = 'text',
    autoComplete = 'off',
    inputMode,
    isMultiline = false,
    isLocked = false,
  } = props
  const { isOptional = false, hint, suggestions = [], rows } = props
  const listId = useId()
  const { field, fieldState } = useController({ control: form.control, name })
  const fieldErrorText = useFieldErrorText()
  const { value, ref, ...rest } = field
  const control = {
    ...rest,
    value: fieldText(value),
    autoComplete,
    'aria-required': !isOptional,
    readOnly: isLocked,
  }
  return (
    <Field
      label={label}
      optional={isOptional}
      hint={hint}
      error={fieldErrorText(fieldState.error?.message, label)}
    >
      {isMultiline ? (
        <TextArea {...control} ref={ref} rows={rows} />
      ) : (
        <TextInput
          {...control}
          {...(suggestions.length > 0 && { list: listId })}
          ref={ref}
          type={type}
          inputMode={inputMode}
        />
      )}
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </datalist>
      )}
    </Field>
  )
}
