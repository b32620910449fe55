import { useController, type Path, type UseFormReturn } from 'react-hook-form'
import { Checkbox } from '#widgets/kit/Checkbox.tsx'
import type { DraftValues } from '../drafts/drafts.ts'

interface FormCheckboxProps<Values extends DraftValues> {
  readonly form: UseFormReturn<Values>
  readonly name: Path<Values>
  readonly label: string
}

/** A check box of a form. */
export const FormCheckbox = <Values extends DraftValues>(props: FormCheckboxProps<Values>) => {
  const { form, name, label } = props
  const { field } = useController({ control: form.control, name })
  return (
    <Checkbox
      label={label}
      checked={field.value === true}
      onValue={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
