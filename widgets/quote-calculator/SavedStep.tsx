import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { useHost } from '../react/use-host.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { useCalculator } from './calculator-context.ts'
import styles from './saved-step.sheet.css'
import { StepHeading } from './StepHeading.tsx'
import { useDay } from './use-day.ts'

/** The quote that was saved: its number, what stands in it, and what can be done next. */
export function SavedStep() {
  const css = useStyles(styles)
  const t = useWording('calculator')
  const calculator = useCalculator()
  const quote = useStore(calculator.$quote)
  const isEditable = useStore(calculator.$isEditable)
  const { wording } = usePlatform()
  const { values } = useHost()
  const day = useDay()
  if (!quote) return null
  const isReferred = quote.status === 'REFERRED'
  const status = `calculator:saved.statuses.${quote.status}`
  const opensQuote = values.get()['quoteId'] !== undefined
  const facts = [
    [t('calculator:saved.company'), quote.companyName],
    [t('calculator:saved.status'), wording.has(status) ? t(status) : quote.status],
    [t('calculator:saved.effective'), day(quote.effectiveDate)],
    [t('calculator:saved.expires'), day(quote.expiresOn)],
  ] as const
  return (
    <div className={css['saved']} part="saved">
      <Icon name="success" className={css['mark']} />
      <StepHeading
        title={t(isReferred ? 'calculator:saved.titleReferred' : 'calculator:saved.title')}
        lead={
          isReferred
            ? t('calculator:saved.leadReferred')
            : t('calculator:saved.lead', { day: day(quote.expiresOn) })
        }
      />
      <p className={css['number']}>
        <span className={css['label']}>{t('calculator:saved.number')}</span>
        <output className={css['figure']}>{quote.quoteNumber}</output>
      </p>
      <dl className={css['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={css['label']}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={css['actions']}>
        {isEditable && (
          <Button onClick={() => calculator.goTo('options')}>
            {t('calculator:action.change')}
          </Button>
        )}
        {!opensQuote && (
          <Button look="quiet" onClick={() => calculator.startOver()}>
            {t('calculator:action.startOver')}
          </Button>
        )}
      </div>
      <slot name="saved" />
    </div>
  )
}
