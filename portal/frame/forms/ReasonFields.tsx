import type { Path, UseFormReturn } from 'react-hook-form'
import { fillInOption } from '#core/foundation/validation/reason.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import type { DraftValues } from '../drafts/drafts.ts'
import { FormSelect } from './FormSelect.tsx'
import { FormText } from './FormText.tsx'
import type { ReasonTexts } from './reason-form.ts'

interface ReasonFieldsProps<Values extends DraftValues & ReasonTexts> {
  readonly form: UseFormReturn<Values>
  readonly reasons: readonly { readonly value: string; readonly label: string }[]
  /** Of the list of reasons. */
  readonly label: string
}

/** A reason of a list, its description, and a text of one's own with 'Fill-in option'. */
export const ReasonFields = <Values extends DraftValues & ReasonTexts>(
  props: ReasonFieldsProps<Values>,
) => {
  const { form, reasons, label } = props
  const t = useWording('portal')
  const chosen = 'reasonSummary' as Path<Values>
  return (
    <>
      <FormSelect
        form={form}
        name={chosen}
        label={label}
        placeholder={t('portal:reason.placeholder')}
        choices={[...reasons]}
      />
      {form.watch(chosen) === fillInOption && (
        <FormText
          form={form}
          name={'fillInReason' as Path<Values>}
          label={t('portal:reason.fillIn')}
        />
      )}
      <FormText
        form={form}
        name={'reason' as Path<Values>}
        label={t('portal:reason.description')}
        isLong
      />
    </>
  )
}
