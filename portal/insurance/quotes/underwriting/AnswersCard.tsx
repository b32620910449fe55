import { managementQuestions } from '#core/insurance/products/management-questions.ts'
import { securityQuestions } from '#core/insurance/products/questions.ts'
import { flaggedAnswers } from '#core/insurance/quotes/calculator/flagged-answers.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { useMark } from '../changes/fact-marks.tsx'
import styles from './underwriting.styles.css'

/** The adverse security answers; for an editable quote, the calculator shows them. */
export const AnswersCard = ({ quote }: { readonly quote: Quote }) => {
  const css = useStyles(styles)
  const t = useWording('underwriting', 'rating')
  const { label } = useFormats()
  const { initialRequestData, calculatorGeneratedData } = quote
  const { securityAnswers: answers = {} } = initialRequestData
  const given = [...securityQuestions, ...managementQuestions].filter(
    (question) => answers[question] !== undefined,
  )
  const mark = useMark()
  const hurting = flaggedAnswers(given, answers, calculatorGeneratedData)
  const isHurting = (name: string) => hurting.some(({ question }) => question === name)
  // Answers that others changed are shown even if they are not adverse.
  const changed = given.filter(
    (question) => !isHurting(question) && mark('answer', question) !== undefined,
  )
  const shown = [
    ...hurting,
    ...changed.map((question) => ({ question, answer: answers[question] })),
  ]
  return (
    <Card title={t('underwriting:answers.title')}>
      {shown.length === 0 ? (
        <p className={css['muted']}>{t('underwriting:answers.none')}</p>
      ) : (
        <ul className={css['rules']}>
          {shown.map(({ question, answer }) => (
            <li key={question}>
              {t(`rating:questions.${question}`)}{' '}
              <strong>
                {label(
                  question === 'claimHistory' ? 'rating:claimHistory' : 'rating:answers',
                  String(answer),
                )}
              </strong>
              {mark('answer', question)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
