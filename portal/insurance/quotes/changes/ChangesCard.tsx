import { changedFact } from '#core/insurance/quotes/changes/changed-fact.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { changeText } from '../../activity/change-text.ts'
import { useChangeWording } from '../../activity/use-change-wording.ts'
import styles from './changes.styles.css'
import { useMarkSeen, useQuoteChanges } from './use-quote-changes.ts'

/** The changes by others since this underwriter last saw the quote; hidden if there are none. */
export const ChangesCard = ({ quote }: { readonly quote: Quote }) => {
  const css = useStyles(styles)
  const t = useChangeWording('underwriting')
  const formats = useFormats()
  const changes = useQuoteChanges(quote.id)
  useMarkSeen(quote.id)
  if (changes.length === 0) return null
  return (
    <Card title={t('underwriting:changed.title')}>
      <ul className={css['list']}>
        {changes.map((change) => (
          <li key={changedFact(change)} className={css['change']}>
            <span>{changeText(formats, quote.region, change.subject, change)}</span>
            <span className={css['by']}>
              {t('underwriting:changed.by', {
                name: change.userName,
                at: formats.dateTime(change.at),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
