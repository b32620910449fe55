import { detailsFormOf } from '#core/insurance/accounts/details-form.ts'
import type {
  ApplicationField,
  ApplicationReading,
} from '#core/insurance/accounts/application/model.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { labelOf } from '#widgets/account-form/details-labels.ts'
import { Checkbox } from '#widgets/kit/Checkbox.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import styles from '../../../frame/parts/value-table.styles.css'

interface ReadValuesProps {
  readonly account: Account
  readonly fileName: string
  readonly fields: ApplicationReading['fields']
  readonly excluded: readonly ApplicationField[]
  readonly onAccept: (field: ApplicationField, isAccepted: boolean) => void
}

/** The read values, field by field, next to the saved ones. */
export const ReadValues = ({ account, fileName, fields, excluded, onAccept }: ReadValuesProps) => {
  const css = useStyles(styles)
  const t = useWording('account-dialogs', 'account-form')
  const saved = detailsFormOf(account)
  return (
    <div className={css['box']}>
      <table className={css['table']}>
        <caption className={css['caption']}>
          {t('account-dialogs:application.caption', { file: fileName })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('account-dialogs:application.take')}</th>
            <th scope="col">{t('account-dialogs:application.field')}</th>
            <th scope="col">{t('account-dialogs:application.read')}</th>
            <th scope="col">{t('account-dialogs:application.now')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, source, value }) => {
            if (field === 'unknown') return null
            const label = t(labelOf('standard', field))
            return (
              <tr key={field}>
                <td>
                  <Checkbox
                    label={t('account-dialogs:application.takeField', { field: label })}
                    hideLabel
                    checked={!excluded.includes(field)}
                    onValue={(isAccepted) => onAccept(field, isAccepted)}
                  />
                </td>
                <th scope="row">
                  {label}
                  <span className={css['source']}>{source}</span>
                </th>
                <td>{value}</td>
                <td>{saved[field]}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
