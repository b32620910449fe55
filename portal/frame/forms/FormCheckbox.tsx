import { useController, type Path, type UseFormReturn } from 'react-hook-form'
import type { DraftValues } from '#core/foundation/storage/form-draft.ts'
import { Checkbox } from '#widgets/kit/Checkbox.tsx'

interface FormCheckboxProps<Values extends DraftValues> {
  readonly form: UseFormReturn<Values>
  readonly name: Path<Values>
  readonly label: string
  readonly hint?: string | undefined
  /** Whether it is locked; the hint shows the reason. */
  readonly isLocked?: boolean
  /** Called after every change. */
  readonly onChange?: (checked: boolean) => void
}

/** A check box of a form. */
export const FormCheckbox = <Values extends DraftValues>(props: FormCheckboxProps<Values>) => {
  const { form, name, label, hint, isLocked = false, onChange } = props
  const { field } = useController({ control: form.control, name })
  return (
    <Checkbox
      label={label}
      checked={field.value === true}
      hint={hint}
      aria-disabled={isLocked || undefined}
      onValue={(checked) => {
        field.onChange(checked)
        onChange?.(checked)
      }}
      onBlur={field.onBlur}
    />
  )
}
