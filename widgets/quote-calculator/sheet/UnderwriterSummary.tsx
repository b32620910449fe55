import type { ReactNode } from 'react'
import { askedQuestions } from '#core/insurance/quotes/calculator/asked-questions.ts'
import {
  flaggedAnswers,
  type FlaggedAnswer,
} from '#core/insurance/quotes/calculator/flagged-answers.ts'
import type { CalculatorAnswer, ReferralReason } from '#core/insurance/rating/model.ts'
import { reasonParams } from '#core/insurance/rating/reason-params.ts'
import { usePlatform } from '../../react/use-platform.ts'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { useCoverageName } from '../coverages/use-coverage-text.ts'
import { useMoney } from '../price/use-money.ts'
import styles from './underwriter-summary.styles.css'
import { useRatingData } from './use-rating-data.ts'

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const css = useStyles(styles)
  return (
    <div className={css['part']}>
      <h2 className={css['title']}>{title}</h2>
      {children}
    </div>
  )
}

/** A question with its answer and the coverages that the answer disables. */
function Answer({
  answer: { question, answer, coverages, other },
}: {
  readonly answer: FlaggedAnswer
}) {
  const css = useStyles(styles)
  const t = useWording('sheet', 'rating', 'coverages')
  const { wording } = usePlatform()
  const nameOf = useCoverageName()
  const money = useMoney()
  const key =
    question === 'claimHistory' ? `rating:claimHistory.${answer}` : `rating:answers.${answer}`
  return (
    <li>
      {t(`rating:questions.${question}`)}{' '}
      <strong>{wording.has(key) ? t(key) : t('sheet:facts.skipped')}</strong>
      {coverages.length > 0 && (
        <span className={css['effect']}>
          {t('sheet:facts.disables', { coverages: coverages.map(nameOf).join(', ') })}
          {other &&
            `, ${t('sheet:facts.withYes', { difference: money.difference(other.difference) })}`}
        </span>
      )}
    </li>
  )
}

function RatingDetails({ answer }: { readonly answer: CalculatorAnswer }) {
  const css = useStyles(styles)
  const t = useWording('sheet', 'rating', 'coverages')
  const { wording } = usePlatform()
  const calculator = useCalculator()
  const { security } = useStore(calculator.$form)
  const rules = useStore(calculator.$rules)
  const locale = useStore(wording.$locale)
  const ratingData = useRatingData(answer)
  const answers = flaggedAnswers(askedQuestions(rules), security, answer)
  const { referralReasons, releasedReasons = [] } = answer
  const textOf = (reason: ReferralReason) => {
    const key = `rating:referral.${reason.code}`
    return wording.has(key) ? t(key, reasonParams(reason, locale)) : reason.code
  }
  return (
    <div className={css['facts']}>
      <Part title={t('sheet:facts.title')}>
        <dl className={css['list']}>
          {ratingData.map(([name, value]) => (
            <div key={name}>
              <dt className={css['name']}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title={t('sheet:facts.answers')}>
        {answers.length === 0 ? (
          <p>{t('sheet:facts.noAnswers')}</p>
        ) : (
          <ul className={css['lines']}>
            {answers.map((each) => (
              <Answer key={each.question} answer={each} />
            ))}
          </ul>
        )}
      </Part>
      <Part title={t('sheet:facts.reasons')}>
        {referralReasons.length + releasedReasons.length === 0 ? (
          <p>{t('sheet:facts.noReasons')}</p>
        ) : (
          <ul className={css['lines']}>
            {referralReasons.map((reason) => (
              <li key={reason.code}>{textOf(reason)}</li>
            ))}
            {releasedReasons.map((reason) => (
              <li key={reason.code} className={css['effect']}>
                {textOf(reason)} ({t('sheet:facts.released')})
              </li>
            ))}
          </ul>
        )}
      </Part>
    </div>
  )
}

/**
 * The summary for underwriters above the terms: rating data, adverse answers, referral reasons.
 */
export function UnderwriterSummary() {
  const price = useStore(useCalculator().$price)
  return price ? <RatingDetails answer={price.answer} /> : null
}
