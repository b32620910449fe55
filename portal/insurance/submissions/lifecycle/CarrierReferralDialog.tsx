import { useQuery } from '@tanstack/react-query'
import { referToCarrier } from '#core/insurance/submissions/action-endpoints.ts'
import { getSubmissionOptions } from '#core/insurance/submissions/endpoints.ts'
import {
  carrierReferralInput,
  type CarrierReferralInput,
} from '#core/insurance/submissions/forms.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { SubmissionDialogInput } from './lifecycle-dialogs.ts'
import { useOpenedSubmission } from './use-opened-submission.ts'

const ReferralFields = ({ form }: FormFieldsProps<SubmissionDialogInput, CarrierReferralInput>) => {
  const t = useWording('submission-lifecycle')
  const { queries } = usePortal()
  const { data } = useQuery(queries.options(getSubmissionOptions))
  const known = data?.carriers ?? []
  return (
    <>
      <FormText
        form={form}
        name="carrier"
        label={t('submission-lifecycle:referCarrier.carrier')}
        suggestions={known}
      />
      <FormText
        form={form}
        name="reason"
        label={t('submission-lifecycle:referCarrier.reason')}
        isMultiline
      />
    </>
  )
}

/** Refers a submission to a carrier for a decision. */
export const CarrierReferralDialog = formDialog({
  useSettings: (input: SubmissionDialogInput) => {
    const t = useWording('submission-lifecycle')
    const { api } = usePortal()
    const { textParams, version, summary, refresh } = useOpenedSubmission(input)
    return {
      title: t('submission-lifecycle:referCarrier.title'),
      lead: t('submission-lifecycle:referCarrier.lead', textParams),
      submit: t('submission-lifecycle:referCarrier.submit'),
      summary,
      shape: carrierReferralInput,
      start: { carrier: '', reason: '' },
      record: `carrier-referral.${input.submissionId}`,
      async send(body: CarrierReferralInput) {
        await api.call(referToCarrier, { ...version, body })
        await refresh()
      },
      done: () => t('submission-lifecycle:referCarrier.done', textParams),
    }
  },
  Fields: ReferralFields,
})
