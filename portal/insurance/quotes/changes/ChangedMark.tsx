import type { FactChange } from '#core/insurance/quotes/changes/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { changedValue } from '../../activity/change-text.ts'
import { useChangeWording } from '../../activity/use-change-wording.ts'
import styles from './changes.styles.css'

/** The mark below a changed value: the previous value, the author and the time of the change. */
export const ChangedMark = ({
  change,
  region,
}: {
  readonly change: FactChange
  readonly region: Quote['region']
}) => {
  const css = useStyles(styles)
  const t = useChangeWording('underwriting')
  const formats = useFormats()
  return (
    <span className={css['mark']}>
      {t('underwriting:changed.mark', {
        before: changedValue(formats, region, change, change.before),
        name: change.userName,
        at: formats.dateTime(change.at),
      })}
    </span>
  )
}

/** The mark of something created since the underwriter last saw the quote. */
export const NewMark = () => {
  const css = useStyles(styles)
  const t = useWording('underwriting')
  return <span className={css['mark']}>{t('underwriting:changed.new')}</span>
}
