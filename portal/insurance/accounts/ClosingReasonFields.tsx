import type { UseFormReturn } from 'react-hook-form'
import type { DraftValues } from '#core/foundation/storage/form-draft.ts'
import { accountDeclineReasons, lostReasons } from '#core/insurance/accounts/closure.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import type { ReasonTexts } from '../../frame/forms/reason-form.ts'
import { ReasonFields, type ReasonNames } from '../../frame/forms/ReasonFields.tsx'

interface ClosingReasonProps<Values extends DraftValues & ReasonTexts> {
  readonly form: UseFormReturn<Values>
}

interface DeclineReasonProps<Values extends DraftValues> {
  readonly form: UseFormReturn<Values>
  /** The field names, for forms with several reasons. */
  readonly names?: ReasonNames<Values>
}

/** The reason of a declined account. */
export const DeclineReasonFields = <Values extends DraftValues>({
  form,
  names,
}: DeclineReasonProps<Values>) => {
  const t = useWording('portal', 'account-dialogs')
  const reasons = accountDeclineReasons.map((value) => ({
    value,
    label: t(`account-dialogs:declineReason.${value}`),
  }))
  return (
    <ReasonFields
      form={form}
      {...(names && { names })}
      reasons={reasons}
      label={t('account-dialogs:decline.reason')}
    />
  )
}

/** The reason of a lost account. */
export const LossReasonFields = <Values extends DraftValues & ReasonTexts>({
  form,
}: ClosingReasonProps<Values>) => {
  const t = useWording('portal', 'account-dialogs')
  const reasons = lostReasons.map((value) => ({
    value,
    label: t(`account-dialogs:lostReason.${value}`),
  }))
  return <ReasonFields form={form} reasons={reasons} label={t('account-dialogs:lost.reason')} />
}
