import { parseAmount } from '#core/foundation/money/parse-number.ts'
import { currencyOf } from '#core/foundation/region/regions.ts'
import type { ConflictField } from '#core/insurance/quotes/calculator/conflict.ts'
import type { QuoteVersion } from '#core/insurance/quotes/calculator/quote-version.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import styles from './conflict.styles.css'
import { useDay } from '../fields/use-day.ts'
import { useMoney } from '../price/use-money.ts'
import { useTermText } from '../coverages/use-term-text.ts'

/** The names of the values, matching the field labels. */
const labels = {
  companyName: 'calculator:company.name',
  industry: 'calculator:company.industry',
  place: 'calculator-steps:conflict.place',
  revenue: 'calculator:company.revenue',
  yearEstablished: 'calculator:company.yearEstablished',
  securityAnswers: 'calculator-steps:security.title',
  limit: 'calculator-steps:options.limit',
  deductible: 'calculator-steps:options.deductible',
  waitingPeriod: 'calculator-steps:options.waitingPeriod',
  retroActivePeriod: 'calculator-steps:options.retroActivePeriod',
  underlyingLimit: 'calculator-steps:options.underlyingLimit',
  effectiveDate: 'calculator-steps:options.effectiveDate',
  endDate: 'calculator-steps:options.endDate',
  surplusOnly: 'calculator-steps:options.surplusOnly',
  coverages: 'calculator-steps:coverage.title',
  additionalInsureds: 'calculator-steps:options.additionalInsureds',
  contact: 'calculator:steps.contact',
  address: 'calculator-steps:contact.address',
} as const satisfies Record<ConflictField, string>

type Texts = Partial<Record<ConflictField, (version: QuoteVersion) => string>>

/** The values that fit on one line. */
function useTexts(): Texts {
  const { region } = useCalculator()
  const { whole } = useMoney()
  const day = useDay()
  const termText = useTermText()
  return {
    companyName: ({ form }) => form.company.name,
    revenue: ({ form }) => whole(parseAmount(form.company.revenue, currencyOf[region]) ?? 0),
    yearEstablished: ({ form }) => form.company.yearEstablished,
    limit: ({ global }) => whole(global.limit),
    deductible: ({ global }) => whole(global.deductible),
    waitingPeriod: ({ global }) => termText('waitingPeriod', global.waitingPeriod),
    retroActivePeriod: ({ global }) => termText('retroActivePeriod', global.retroActivePeriod),
    underlyingLimit: ({ global }) => whole(global.underlyingLimit ?? 0),
    effectiveDate: ({ global }) => day(global.effectiveDate),
    endDate: ({ global }) => day(global.endDate),
  }
}

/**
 * Shown when somebody else has saved the quote: the changes, and the choices for the local edits.
 */
export function Conflict() {
  const css = useStyles(styles)
  const t = useWording('calculator', 'calculator-steps', 'rating')
  const calculator = useCalculator()
  const conflict = useStore(calculator.$conflict)
  const texts = useTexts()
  if (!conflict) return null
  const { before, now, fields, message } = conflict
  const ownTerms = ownTermsOf(calculator.product)
  return (
    <Dialog
      sticky
      title={t('calculator-steps:conflict.title')}
      description={message ?? t('calculator-steps:conflict.lead')}
      onClose={() => calculator.resolveConflict('later')}
      footer={
        <>
          <Button onClick={() => calculator.resolveConflict('theirs')}>
            {t('calculator-steps:conflict.theirs')}
          </Button>
          <Button variant="primary" onClick={() => calculator.resolveConflict('merged')}>
            {t('calculator-steps:conflict.merged')}
          </Button>
        </>
      }
    >
      <dl className={css['changes']}>
        {fields.map((field) => {
          const text = texts[field]
          const [old, current] = text ? [text(before), text(now)] : ['', '']
          return (
            <div key={field} className={css['change']}>
              <dt>{t(labels[field], {}, ownTerms)}</dt>
              <dd>
                {old === current ? t('calculator-steps:conflict.changed') : `${old} → ${current}`}
              </dd>
            </div>
          )
        })}
      </dl>
      <p>{t('calculator-steps:conflict.hint')}</p>
    </Dialog>
  )
}
