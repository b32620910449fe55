import type { SubmissionRow } from '#core/insurance/submissions/model.ts'
import { Checkbox } from '#widgets/kit/Checkbox.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { submissionName } from '../submission-row.ts'
import styles from '../record/values.styles.css'
import type { useAssignment } from './use-assignment.ts'

interface AssignRowsProps {
  readonly rows: readonly SubmissionRow[]
  readonly assignment: ReturnType<typeof useAssignment>
}

/** Submissions to choose from, with their owner and what became of them. */
export const AssignRows = ({ rows, assignment }: AssignRowsProps) => {
  const css = useStyles(styles)
  const t = useWording('submissions', 'submission-life')
  const { chosen, choose, resultOf } = assignment
  if (rows.length === 0) return <p>{t('submission-life:assign.none')}</p>
  const ids = rows.map(({ id }) => id)
  return (
    <div className={css['box']}>
      <table className={css['table']}>
        <caption className={css['caption']}>{t('submission-life:assign.caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className={css['choice']}>
              <Checkbox
                label={t('submission-life:assign.chooseAll', { count: ids.length })}
                hideLabel
                checked={ids.every((id) => chosen.includes(id))}
                onValue={(isChosen) => choose(ids, isChosen)}
              />
            </th>
            <th scope="col">{t('submission-life:field.number')}</th>
            <th scope="col">{t('submission-life:field.owner')}</th>
            <th scope="col">{t('submission-life:assign.result')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const result = resultOf(row.id)
            return (
              <tr key={row.id}>
                <td>
                  <Checkbox
                    label={t('submission-life:assign.choose', { row: submissionName(row) })}
                    hideLabel
                    checked={chosen.includes(row.id)}
                    onValue={(isChosen) => choose([row.id], isChosen)}
                  />
                </td>
                <th scope="row">
                  {row.accountName}
                  <span className={css['source']}>{row.submissionNumber}</span>
                </th>
                <td>{row.ownerName}</td>
                <td>
                  {result && (result.isDone ? t('submission-life:assign.assigned') : result.detail)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
