import { useController, type Path, type UseFormReturn } from 'react-hook-form'
import type { DraftValues } from '#core/foundation/storage/form-draft.ts'
import type { Region } from '#core/foundation/region/regions.ts'
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
  /** The region of its numbers; the portal's by default. */
  readonly region?: Region
  /** Shown under the field while it has no error. */
  readonly hint?: string
  /** Whether it is read-only. */
  readonly isLocked?: boolean
}

/** A phone input of a form. */
export const FormPhone = <Values extends DraftValues>({
  form,
  name,
  label,
  isOptional = false,
  region,
  hint,
  isLocked = false,
}: FormPhoneProps<Values>) => {
  const { field, fieldState } = useController({ control: form.control, name })
  const here = useStore(usePortal().region.$region)
  const fieldErrorText = useFieldErrorText()
  const { value, ref, onChange, ...rest } = field
  return (
    <Field
      label={label}
      optional={isOptional}
      hint={hint}
      error={fieldErrorText(fieldState.error?.message, label)}
    >
      <PhoneInput
        {...rest}
        ref={ref}
        region={region ?? here}
        readOnly={isLocked}
        aria-required={!isOptional}
        value={fieldText(value)}
        onValue={onChange}
      />
    </Field>
  )
}
