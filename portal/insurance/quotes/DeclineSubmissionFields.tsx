import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { getSubmission } from '#core/insurance/submissions/endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useHasFlag } from '../../frame/flags/use-has-flag.ts'
import { FormCheckbox } from '../../frame/forms/FormCheckbox.tsx'
import { ReasonFields } from '../../frame/forms/ReasonFields.tsx'
import { useCan } from '../../frame/platform/use-can.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { submissionNames, type DeclineForm } from './decline-form.ts'
import { submissionReasons } from '../submissions/submission-reason.ts'

/** Whether the viewer may also decline the quote's submission (spec 2 §6). */
const useHasSubmission = (quoteId: string): boolean => {
  const { queries } = usePortal()
  const can = useCan()
  const isOn = useHasFlag()({ flag: 'SUBMISSIONS_VIEW' }) && can('submission:decline')
  const quote = useQuery(queries.options(getQuoteById, { params: { id: quoteId } }))
  const submissionId = quote.data?.submissionId ?? ''
  const { data } = useQuery({
    ...queries.options(getSubmission, { params: { submissionId } }),
    enabled: isOn && submissionId !== '',
  })
  return data?.allowedActions.includes('decline') ?? false
}

interface DeclineSubmissionFieldsProps {
  readonly quoteId: string
  readonly form: UseFormReturn<DeclineForm>
}

/** Also declines the quote's submission, with its own reason. */
export const DeclineSubmissionFields = ({ quoteId, form }: DeclineSubmissionFieldsProps) => {
  const t = useWording('portal', 'submissions', 'submission-lifecycle')
  if (!useHasSubmission(quoteId)) return null
  const reasons = submissionReasons.map(({ code, value }) => ({
    value,
    label: t(`submissions:declination.${code}`),
  }))
  return (
    <>
      <FormCheckbox
        form={form}
        name="declinesSubmission"
        label={t('submission-lifecycle:declineQuote.toggle')}
      />
      {form.watch('declinesSubmission') && (
        <fieldset>
          <legend>{t('submission-lifecycle:decline.title')}</legend>
          <ReasonFields
            form={form}
            names={submissionNames}
            reasons={reasons}
            label={t('submission-lifecycle:decline.reason')}
          />
        </fieldset>
      )}
    </>
  )
}
