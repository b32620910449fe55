import type { Path, UseFormReturn } from 'react-hook-form'
import type { DraftValues } from '#core/foundation/storage/form-draft.ts'
import { fillInOption } from '#core/foundation/validation/reason.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormSelect } from './FormSelect.tsx'
import { FormText } from './FormText.tsx'
import type { ReasonTexts } from './reason-form.ts'

/** The names of a reason's fields in a form with several reasons. */
export type ReasonNames<Values extends DraftValues> = {
  readonly [_ in keyof ReasonTexts]: Path<Values>
}

interface ReasonFieldsProps<Values extends DraftValues> {
  readonly form: UseFormReturn<Values>
  readonly reasons: readonly { readonly value: string; readonly label: string }[]
  /** Of the list of reasons. */
  readonly label: string
  /** The names of the fields, where a form has several reasons. */
  readonly names?: ReasonNames<Values>
}

/** A reason of a list, its description, and a text of one's own with 'Fill-in option'. */
export const ReasonFields = <Values extends DraftValues>(props: ReasonFieldsProps<Values>) => {
  const { form, reasons, label } = props
  const t = useWording('portal')
  const names = props.names ?? {
    reasonSummary: 'reasonSummary' as Path<Values>,
    reason: 'reason' as Path<Values>,
    fillInReason: 'fillInReason' as Path<Values>,
  }
  return (
    <>
      <FormSelect
        form={form}
        name={names.reasonSummary}
        label={label}
        placeholder={t('portal:reason.placeholder')}
        choices={[...reasons]}
      />
      {form.watch(names.reasonSummary) === fillInOption && (
        <FormText form={form} name={names.fillInReason} label={t('portal:reason.fillIn')} />
      )}
      <FormText form={form} name={names.reason} label={t('portal:reason.description')} isLong />
    </>
  )
}
