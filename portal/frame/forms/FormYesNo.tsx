import { useController, type Path, type UseFormReturn } from 'react-hook-form'
import type { DraftValues } from '#core/foundation/storage/form-draft.ts'
import { SegmentedControl } from '#widgets/kit/SegmentedControl.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFieldErrorText } from './field-texts.ts'

interface FormYesNoProps<Values extends DraftValues> {
  readonly form: UseFormReturn<Values>
  readonly name: Path<Values>
  readonly label: string
  readonly isRequired?: boolean
}

/** A yes/no question of a form. */
export const FormYesNo = <Values extends DraftValues>(props: FormYesNoProps<Values>) => {
  const { form, name, label, isRequired = false } = props
  const { field, fieldState } = useController({ control: form.control, name })
  const fieldErrorText = useFieldErrorText()
  const t = useWording('rating')
  const choices = [
    { value: 'YES', label: t('rating:answers.YES') },
    { value: 'NO', label: t('rating:answers.NO') },
  ] as const
  return (
    <SegmentedControl
      label={label}
      required={isRequired}
      choices={choices}
      value={choices.find(({ value }) => value === field.value)?.value}
      onValue={field.onChange}
      error={fieldErrorText(fieldState.error?.message, label)}
    />
  )
}
