import { useState } from 'react'
import type { ConfidenceScore, Submission } from '#core/insurance/submissions/model.ts'
import { parseAmount } from '#core/foundation/money/parse-number.ts'
import { isCertain, type SubmissionField } from '#core/insurance/submissions/fields.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Card } from '#widgets/kit/Card.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import type { Formats } from '../../../frame/formats/formats.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { kindOf } from '../entry/value-kinds.ts'
import { percentOf } from '../percent-of.ts'
import { ValueEditor } from './ValueEditor.tsx'
import tableStyles from '../../../frame/parts/value-table.styles.css'
import styles from './values.styles.css'

/** The sources of a submission's values. */
interface ValueRow {
  readonly field: SubmissionField
  /** Undefined if it is missing. */
  readonly known: ConfidenceScore | undefined
}

/** The missing fields first, then the values in the order of the form. */
const rowsOf = ({ confidenceScores, missingFields }: Submission): readonly ValueRow[] => [
  ...missingFields.flatMap((field) => (field === 'unknown' ? [] : [{ field, known: undefined }])),
  ...confidenceScores.flatMap((known) =>
    known.field === 'unknown' ? [] : [{ field: known.field, known }],
  ),
]

/** A value for display; numbers are grouped. */
const displayValue = (
  value: string,
  field: SubmissionField,
  { currency }: Submission,
  { wholeMoney, count }: Formats,
): string => {
  const kind = kindOf(field)
  if (kind === 'money') {
    const minor = parseAmount(value, currency)
    return minor === undefined ? value : wholeMoney(minor, currency)
  }
  return kind === 'count' && /^\d+$/.test(value) ? count(Number(value)) : value
}

/** The confidence of a value, as a text. */
const Confidence = ({ known }: { readonly known: ConfidenceScore | undefined }) => {
  const css = useStyles(styles)
  const t = useWording('submission-lifecycle')
  if (known === undefined) {
    return <span className={css['low']}>{t('submission-lifecycle:values.missing')}</span>
  }
  const percent = percentOf(known.score)
  if (known.isCertified) {
    return t(
      known.source === null
        ? 'submission-lifecycle:values.entered'
        : 'submission-lifecycle:values.certified',
    )
  }
  return isCertain(known) ? (
    t('submission-lifecycle:values.high', { percent })
  ) : (
    <span className={css['low']}>{t('submission-lifecycle:values.low', { percent })}</span>
  )
}

/** The values of a submission with the parser's scores, edited in place. */
export const ValuesCard = ({ submission }: { readonly submission: Submission }) => {
  const css = useStyles(tableStyles)
  const t = useWording('submissions', 'submission-lifecycle')
  const formats = useFormats()
  const [edited, setEdited] = useState<SubmissionField>()
  const isEditable = submission.allowedActions.includes('complete')
  const rows = rowsOf(submission)
  return (
    <Card title={t('submission-lifecycle:values.title')} flush>
      <div className={css['whole']}>
        <table className={css['table']}>
          <caption className={css['caption']}>{t('submission-lifecycle:values.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('submission-lifecycle:values.field')}</th>
              <th scope="col">{t('submission-lifecycle:values.value')}</th>
              <th scope="col">{t('submission-lifecycle:values.confidence')}</th>
              {isEditable && <th scope="col">{t('portal:table.actionsColumn')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ field, known }) => {
              const label = t(`submissions:field.${field}`)
              if (edited === field) {
                return (
                  <tr key={field}>
                    <td colSpan={4}>
                      <ValueEditor
                        submission={submission}
                        field={field}
                        value={known?.value ?? ''}
                        onClose={() => setEdited(undefined)}
                      />
                    </td>
                  </tr>
                )
              }
              return (
                <tr key={field}>
                  <th scope="row">
                    {label}
                    {known?.source && known.source !== label && (
                      <span className={css['source']}>{known.source}</span>
                    )}
                  </th>
                  <td>{known && displayValue(known.value, field, submission, formats)}</td>
                  <td>
                    <Confidence known={known} />
                  </td>
                  {isEditable && (
                    <td>
                      <Button
                        size="small"
                        variant="quiet"
                        aria-label={t('submission-lifecycle:values.edit', { field: label })}
                        onClick={() => setEdited(field)}
                      >
                        {t('submission-lifecycle:values.editShort')}
                      </Button>
                    </td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
