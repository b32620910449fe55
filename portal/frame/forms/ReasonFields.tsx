import type { Path, UseFormReturn } from 'react-hook-form'
import type { DraftValues } from '#core/foundation/storage/form-draft.ts'
import { fillInOption } from '#core/foundation/validation/reason.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormSelect } from './FormSelect.tsx'
import { FormText } from './FormText.tsx'
import type { ReasonTexts } from './reason-form.ts'

/** The field names of a reason, for forms with several reasons. */
export type ReasonNames<Values extends DraftValues> = {
  readonly [_ in keyof ReasonTexts]: Path<Values>
}

interface ReasonFieldsProps<Values extends DraftValues> {
  readonly form: UseFormReturn<Values>
  readonly reasons: readonly { readonly value: string; readonly label: string }[]
  /** The label of the list of reasons. */
  readonly label: string
  /** The field names, for forms with several reasons. */
  readonly names?: ReasonNames<Values>
}

/** A reason from a list, its description, and a free text for 'Fill-in option'. */
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
      <FormText
        form={form}
        name={names.reason}
        label={t('portal:reason.description')}
        isMultiline
      />
    </>
  )
}
