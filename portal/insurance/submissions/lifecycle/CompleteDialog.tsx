import { useMemo } from 'react'
import * as z from 'zod/mini'
import { completeSubmission } from '#core/insurance/submissions/action-endpoints.ts'
import type { SubmissionField } from '#core/insurance/submissions/fields.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useYear } from '../entry/use-year.ts'
import { ValueField } from '../entry/ValueField.tsx'
import {
  filledValues,
  valueCheck,
  valueField,
  valuesOf,
  valueTexts,
  type SubmissionValues,
} from '../entry/values-form.ts'
import type { SubmissionDialogInput } from './lifecycle-dialogs.ts'
import { useOpenedSubmission } from './use-opened-submission.ts'

/** The fields that block a quote. */
const openFields = ({ missingFields, uncertainFields }: Submission): readonly SubmissionField[] =>
  [...missingFields, ...uncertainFields].filter((field) => field !== 'unknown')

const CompleteFields = ({
  input,
  form,
}: FormFieldsProps<SubmissionDialogInput, SubmissionValues>) => {
  const t = useWording('submission-lifecycle')
  const { submission } = useOpenedSubmission(input)
  const fields = openFields(submission)
  if (fields.length === 0) return <p>{t('submission-lifecycle:complete.nothing')}</p>
  return fields.map((field) => (
    <ValueField key={field} form={form} field={field} region={submission.region} />
  ))
}

/** Fills in the values that a quote still needs; entered values count as confirmed. */
export const CompleteDialog = formDialog({
  useSettings: (input: SubmissionDialogInput) => {
    const t = useWording('submission-lifecycle')
    const { api } = usePortal()
    const { submission, textParams, version, summary, refresh } = useOpenedSubmission(input)
    const { region, confidenceScores } = submission
    const year = useYear()
    const shape = useMemo(
      () => z.object(valueTexts).check(valueCheck<SubmissionValues>({ region, year })),
      [region, year],
    )
    const fields = openFields(submission)
    return {
      title: t('submission-lifecycle:complete.title'),
      lead: t('submission-lifecycle:complete.lead', textParams),
      submit: t('submission-lifecycle:complete.submit'),
      summary,
      shape,
      start: valuesOf(
        confidenceScores.filter(({ field }) => fields.some((each) => each === field)),
      ),
      record: `complete-submission.${input.submissionId}`,
      fieldOf: valueField,
      async send(values: SubmissionValues) {
        const body = { fields: filledValues(values, fields) }
        await api.call(completeSubmission, { ...version, body })
        await refresh()
      },
      done: () => t('submission-lifecycle:complete.done', textParams),
    }
  },
  Fields: CompleteFields,
})
