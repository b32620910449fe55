import type { ReactNode } from 'react'
import { coverageById } from '#core/insurance/products/coverages.ts'
import type { SecurityQuestion } from '#core/insurance/products/questions.ts'
import { askedQuestions } from '#core/insurance/quotes/calculator/asked-questions.ts'
import { presetTerms } from '#core/insurance/rating/rules.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import { Notice } from '../../kit/Notice.tsx'
import { usePlatform } from '../../react/use-platform.ts'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import styles from './read-only-quote.styles.css'
import { StepHeading } from './StepHeading.tsx'
import { useCoverageName } from '../coverages/use-coverage-text.ts'
import { useDay } from '../fields/use-day.ts'
import { useMoney } from '../price/use-money.ts'
import { useTermText } from '../coverages/use-term-text.ts'

type Row = readonly [name: ReactNode, value: ReactNode]

function Section({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  const css = useStyles(styles)
  return (
    <>
      <h3 className={css['title']}>{title}</h3>
      <dl className={css['rows']}>
        {rows.map(([name, value], index) => (
          <div key={index} className={css['row']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** A quote that can no longer be changed, read-only, as it was priced. */
export function ReadOnlyQuote() {
  const css = useStyles(styles)
  const t = useWording('calculator', 'calculator-steps', 'rating', 'coverages')
  const { wording } = usePlatform()
  const calculator = useCalculator()
  const quote = useStore(calculator.$quote)
  const rules = useStore(calculator.$rules)
  const money = useMoney()
  const day = useDay()
  const termText = useTermText()
  const nameOf = useCoverageName()
  if (!quote) return null
  const { account, securityAnswers = {} } = quote.initialRequestData
  const { global, coverages } = quote.calculatorGeneratedData
  const stateOrPostcode = account.state ?? account.postcode
  const answerOf = (question: SecurityQuestion): string => {
    const answer = securityAnswers[question]
    const key =
      question === 'claimHistory' ? `rating:claimHistory.${answer}` : `rating:answers.${answer}`
    return wording.has(key) ? t(key) : t('calculator-steps:security.skipped')
  }
  const included = Object.entries(coverages).flatMap(([id, { selected, limit }]): Row[] => {
    const coverage = coverageById(Number(id))
    if (!selected || coverage === undefined) return []
    return [
      [
        nameOf(coverage),
        limit === undefined ? t('calculator-steps:options.included') : money.whole(limit),
      ],
    ]
  })
  return (
    <div className={css['quote']} part="panel">
      <Notice quiet>{t('calculator-steps:printed.readOnly')}</Notice>
      <StepHeading
        title={t('calculator-steps:options.titleSaved', { number: quote.quoteNumber })}
        lead={quote.companyName}
      />
      <Section
        title={t('calculator-steps:options.term')}
        rows={[
          ...presetTerms.map((term): Row => [
            t(`calculator-steps:options.${term}`, {}, ownTermsOf(calculator.product)),
            termText(term, global[term]),
          ]),
          ...(global.underlyingLimit === undefined
            ? []
            : [
                [
                  t('calculator-steps:options.underlyingLimit'),
                  money.whole(global.underlyingLimit),
                ] satisfies Row,
              ]),
          [t('calculator-steps:options.effectiveDate'), day(global.effectiveDate)],
          [t('calculator-steps:options.endDate'), day(global.endDate)],
        ]}
      />
      <Section title={t('calculator-steps:coverage.title')} rows={included} />
      <Section
        title={t('calculator:company.title')}
        rows={[
          [t('calculator:company.industry'), quote.naicsDescription ?? account.naicsCode],
          [
            t(
              account.state === undefined
                ? 'calculator:company.postcode'
                : 'calculator:company.state',
            ),
            stateOrPostcode,
          ],
          [t('calculator:company.revenue'), money.whole(account.revenue)],
          ...(account.nonUsRevenue === undefined
            ? []
            : [
                [
                  t('calculator:company.nonUsRevenue'),
                  money.whole(account.nonUsRevenue),
                ] satisfies Row,
              ]),
          [t('calculator:company.yearEstablished'), account.yearEstablished],
        ]}
      />
      <Section
        title={t('calculator-steps:security.title')}
        rows={askedQuestions(rules).map((question) => [
          t(`rating:questions.${question}`),
          answerOf(question),
        ])}
      />
    </div>
  )
}
