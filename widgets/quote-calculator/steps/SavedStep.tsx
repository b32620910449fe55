import { dayIn } from '#core/foundation/calendar-dates/calendar-date.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { useHost } from '../../react/use-host.ts'
import { usePlatform } from '../../react/use-platform.ts'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { EmailQuote, EmailProblem, useEmailing } from './EmailQuote.tsx'
import { ReferralReasons } from '../price/ReferralReasons.tsx'
import styles from './saved-step.styles.css'
import { StepHeading } from './StepHeading.tsx'
import { useDay } from '../fields/use-day.ts'

/** The saved quote: its number, its terms, and the next actions. */
export function SavedStep() {
  const css = useStyles(styles)
  const t = useWording('calculator', 'calculator-steps', 'next-steps')
  const calculator = useCalculator()
  const quote = useStore(calculator.$quote)
  const isEditable = useStore(calculator.$isEditable)
  const { wording } = usePlatform()
  const { values } = useHost()
  const day = useDay()
  const mail = useEmailing()
  if (!quote) return null
  const { step } = quote.nextStep
  const expires = day(dayIn(quote.timezone ?? 'UTC', new Date(quote.expiresOn)))
  const isReferred = step === 'review'
  const status = `calculator-steps:saved.statuses.${quote.status}`
  const opensQuote = values.get()['quoteId'] !== undefined
  const details = [
    [t('calculator-steps:saved.company'), quote.companyName],
    [t('calculator-steps:saved.status'), wording.has(status) ? t(status) : quote.status],
    [t('calculator-steps:saved.effective'), day(quote.effectiveDate)],
    [t('calculator-steps:saved.expires'), expires],
    ...(step === 'unknown' ? [] : [[t('next-steps:label'), t(`next-steps:${step}`)] as const]),
  ] as const
  return (
    <div className={css['saved']} part="saved">
      <Icon name="success" className={css['mark']} />
      <StepHeading
        title={t(
          isReferred ? 'calculator-steps:saved.titleReferred' : 'calculator-steps:saved.title',
        )}
        lead={
          isReferred
            ? t('calculator-steps:saved.leadReferred')
            : t('calculator-steps:saved.lead', { day: expires })
        }
      />
      <p className={css['number']}>
        <span className={css['label']}>{t('calculator-steps:saved.number')}</span>
        <span className={css['figure']}>{quote.quoteNumber}</span>
      </p>
      <dl className={css['facts']}>
        {details.map(([name, value]) => (
          <div key={name}>
            <dt className={css['label']}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ReferralReasons reasons={quote.referralReasons} />
      <EmailProblem mail={mail} />
      <div className={css['actions']}>
        {quote.allowedActions.includes('email') && <EmailQuote mail={mail} />}
        {isEditable && (
          <Button onClick={() => calculator.goTo('options')}>
            {t('calculator-steps:saved.change')}
          </Button>
        )}
        {!opensQuote && (
          <Button variant="quiet" onClick={() => calculator.startOver()}>
            {t('calculator-steps:saved.startOver')}
          </Button>
        )}
      </div>
      <slot name="saved" />
    </div>
  )
}
