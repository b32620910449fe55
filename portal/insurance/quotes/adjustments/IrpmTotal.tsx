import { useController, type UseFormReturn } from 'react-hook-form'
import { modifierOfTotal } from '#core/insurance/rating/irpm.ts'
import { Field } from '#widgets/kit/Field.tsx'
import { NumberInput } from '#widgets/kit/NumberInput.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFieldErrorText } from '../../../frame/forms/field-texts.ts'
import type { IrpmForm } from './irpm-form.ts'

interface IrpmTotalProps {
  readonly form: UseFormReturn<IrpmForm>
  readonly label: string
}

/** The total percent after the last edited field, and the resulting premium factor. */
export const IrpmTotal = ({ form, label }: IrpmTotalProps) => {
  const t = useWording('adjustments')
  const { field, fieldState } = useController({ control: form.control, name: 'total' })
  const fieldErrorText = useFieldErrorText()
  const total = Number(field.value)
  const modifier = t('adjustments:irpm.modifier', { modifier: String(modifierOfTotal(total)) })
  return (
    <Field label={label} hint={modifier} error={fieldErrorText(fieldState.error?.message, label)}>
      <NumberInput
        readOnly
        negative
        fraction={10}
        after="%"
        value={total}
        onValue={() => undefined}
      />
    </Field>
  )
}
