import type { Losses } from '#core/insurance/quotes/underwriting/model.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { useMark } from '../changes/fact-marks.tsx'
import styles from './underwriting.styles.css'

/** The account's known losses: the claims answer and excluded events. */
export const LossesCard = ({ losses }: { readonly losses: Losses }) => {
  const css = useStyles(styles)
  const t = useWording('underwriting', 'rating')
  const { label, day } = useFormats()
  const mark = useMark()
  const { claimHistory, events } = losses
  return (
    <Card title={t('underwriting:losses.title')}>
      <ul className={css['rules']}>
        <li className={css['rule']}>
          <strong>{t('rating:questions.claimHistory')}</strong>
          <span className={css['muted']}>
            {claimHistory === undefined
              ? t('underwriting:losses.unanswered')
              : label('rating:claimHistory', String(claimHistory))}
          </span>
          {mark('answer', 'claimHistory')}
        </li>
        {events.map(({ claimNumber, claimName, claimDate, claimDescription, quoteNumber }) => (
          <li key={claimNumber} className={css['rule']}>
            <strong>
              {t('underwriting:losses.event', { name: claimName, number: claimNumber })}
            </strong>
            <span className={css['muted']}>
              {t('underwriting:losses.excluded', { date: day(claimDate), quote: quoteNumber })}
            </span>
            {claimDescription !== undefined && claimDescription !== '' && (
              <span className={css['muted']}>{claimDescription}</span>
            )}
          </li>
        ))}
      </ul>
      {mark('events')}
      {events.length === 0 && <p className={css['muted']}>{t('underwriting:losses.none')}</p>}
    </Card>
  )
}
