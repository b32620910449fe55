import type { Account } from '#core/insurance/accounts/model.ts'
import type { ActivityEntry } from '#core/insurance/activity/model.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import styles from './activity.styles.css'
import { changeText } from './change-text.ts'
import { useChangeWording } from './use-change-wording.ts'

/** One activity entry: who did what, with the changed fields. */
export const ActivityItem = ({
  entry,
  region,
}: {
  readonly entry: Omit<ActivityEntry, 'accountId'>
  readonly region: Account['region']
}) => {
  const css = useStyles(styles)
  useChangeWording()
  const formats = useFormats()
  const { t, dateTime } = formats
  const { userName, isStaff, act, subject, quoteNumber, changes, at } = entry
  return (
    <li className={css['entry']}>
      <div className={css['line']}>
        <span>
          {t(quoteNumber === undefined ? 'activity:sentence' : 'activity:sentenceOfQuote', {
            name: isStaff ? `${userName} (${t('activity:staff')})` : userName,
            act: t(`activity:act.${act}`),
            subject: t(`activity:subject.${subject}`),
            number: quoteNumber ?? '',
          })}
        </span>
        <time className={css['when']} dateTime={at}>
          {dateTime(at)}
        </time>
      </div>
      {changes.length > 0 && (
        <ul className={css['changes']}>
          {changes.map((change) => (
            <li key={change.field}>{changeText(formats, region, subject, change)}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
