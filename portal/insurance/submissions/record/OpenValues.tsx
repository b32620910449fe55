import type { SubmissionRow } from '#core/insurance/submissions/model.ts'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useWording } from '#widgets/react/use-wording.ts'

/** The values that block a quote: missing ones, and ones that nobody has confirmed. */
export const OpenValues = ({ submission }: { readonly submission: SubmissionRow }) => {
  const t = useWording('submissions', 'submission-lifecycle')
  const { missingFields, uncertainFields } = submission
  if (missingFields.length + uncertainFields.length === 0) return null
  const list = (fields: SubmissionRow['missingFields']) =>
    fields.map((field) => t(`submissions:field.${field}`)).join(', ')
  return (
    <Notice tone="warning" title={t('submission-lifecycle:open.title')} quiet>
      {missingFields.length > 0 && (
        <p>{t('submission-lifecycle:open.missing', { fields: list(missingFields) })}</p>
      )}
      {uncertainFields.length > 0 && (
        <p>{t('submission-lifecycle:open.uncertain', { fields: list(uncertainFields) })}</p>
      )}
    </Notice>
  )
}
