import { useController, type Path, type UseFormReturn } from 'react-hook-form'
import type { DraftValues } from '#core/foundation/storage/form-draft.ts'
import { Field } from '#widgets/kit/Field.tsx'
import { PhoneInput } from '#widgets/kit/PhoneInput.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../platform/use-portal.ts'
import { fieldText, useFieldErrorText } from './field-texts.ts'

interface FormPhoneProps<Values extends DraftValues> {
  readonly form: UseFormReturn<Values>
  readonly name: Path<Values>
  readonly label: string
  /** Whether the label marks it as optional. */
  readonly isOptional?: boolean
}

/** A phone field of a form, formatted for the portal's region. */
export const FormPhone = <Values extends DraftValues>({
  form,
  name,
  label,
  isOptional = false,
}: FormPhoneProps<Values>) => {
  const { field, fieldState } = useController({ control: form.control, name })
  const { region } = usePortal()
  const fieldErrorText = useFieldErrorText()
  const { value, ref, onChange, ...rest } = field
  return (
    <Field
      label={label}
      optional={isOptional}
      error={fieldErrorText(fieldState.error?.message, label)}
    >
      <PhoneInput
        {...rest}
        ref={ref}
        region={useStore(region.$region)}
        aria-required={!isOptional}
        value={fieldText(value)}
        onValue={onChange}
      />
    </Field>
  )
}
