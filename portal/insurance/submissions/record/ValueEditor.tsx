import { useEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { isCancelled } from '#core/foundation/errors/client-error.ts'
import { completeSubmission } from '#core/insurance/submissions/action-endpoints.ts'
import type { SubmissionField } from '#core/insurance/submissions/fields.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useEditedPart } from '../../../frame/actions/RecordEditsProvider.tsx'
import { Form } from '../../../frame/forms/Form.tsx'
import { DraftGuard } from '../../../frame/forms/DraftGuard.tsx'
import { submitForm } from '../../../frame/forms/submit-form.ts'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useYear } from '../entry/use-year.ts'
import { ValueField } from '../entry/ValueField.tsx'
import {
  valueCheck,
  valueField,
  valuesOf,
  valueTexts,
  type SubmissionValues,
} from '../entry/values-form.ts'
import { submissionQueries } from '../submission-queries.ts'

interface ValueEditorProps {
  readonly submission: Submission
  readonly field: SubmissionField
  readonly value: string
  readonly onClose: () => void
}

/** Edits one value in place; saving it confirms it. */
export const ValueEditor = ({ submission, field, value, onClose }: ValueEditorProps) => {
  const t = useWording('submission-lifecycle')
  const { api, queries, notifications } = usePortal()
  const container = useRef<HTMLDivElement>(null)
  // The version that the form started with, so that later changes are not overwritten.
  const [{ id, modified, region }] = useState(submission)
  const [failure, setFailure] = useState<string>()
  const year = useYear()
  const shape = useMemo(
    () => z.object(valueTexts).check(valueCheck<SubmissionValues>({ region, year })),
    [region, year],
  )
  const draft = useDraftForm<SubmissionValues>({
    shape,
    start: valuesOf([{ field, value }]),
    record: `submission-value.${id}.${field}`,
  })
  const { form, isDirty, refuse, forget } = draft

  useEffect(() => {
    container.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [])

  const send = async (values: SubmissionValues): Promise<boolean> => {
    setFailure(undefined)
    try {
      await api.call(completeSubmission, {
        params: { submissionId: id },
        ifMatch: modified,
        body: { fields: { [field]: values[field] } },
      })
    } catch (error) {
      if (isCancelled(error)) return false
      setFailure(refuse(error, valueField))
      void queries.refresh(...submissionQueries)
      return false
    }
    forget()
    notifications.show('success', t('submission-lifecycle:values.saved'))
    await queries.refresh(...submissionQueries)
    onClose()
    return true
  }
  const save = () => submitForm(form, send)
  useEditedPart(isDirty, {
    changes: () => [[t(`submissions:field.${field}`), form.getValues(field)]],
    save,
  })

  return (
    <div ref={container}>
      <Form
        layout="tab"
        failure={failure}
        submit={{
          label: t('submission-lifecycle:values.save'),
          isBusy: form.formState.isSubmitting,
        }}
        onCancel={() => {
          forget()
          onClose()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <DraftGuard draft={draft} />
        <ValueField form={form} field={field} region={region} isOptional />
      </Form>
    </div>
  )
}
