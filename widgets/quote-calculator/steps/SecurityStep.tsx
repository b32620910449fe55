import { managementQuestions } from '#core/insurance/products/management-questions.ts'
import {
  askedQuestions,
  hasSecurityQuestions,
} from '#core/insurance/quotes/calculator/asked-questions.ts'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { ClaimQuestion } from '../fields/ClaimQuestion.tsx'
import { Question } from '../fields/Question.tsx'
import styles from './security-step.styles.css'
import { StepHeading } from './StepHeading.tsx'

/** The questions of the security assessment card: five of practice, three of payments (spec 2 §2). */
const groups = [
  {
    name: 'practice',
    questions: ['isSecurityOfficer', 'isSecurityTraining', 'useEncryption', 'useCloudStorage'],
  },
  {
    name: 'transfer',
    questions: [
      'isVerifyingBankAccounts',
      'isAuthenticatingFundTransferRequests',
      'isPreventingUnauthorizedWireTransfers',
    ],
  },
  { name: 'management', questions: managementQuestions },
] as const

/** The product’s questions, answered with yes or no, or skipped. */
export function SecurityStep() {
  const css = useStyles(styles)
  const t = useWording('calculator-steps', 'rating', 'coverages')
  const calculator = useCalculator()
  const { security } = useStore(calculator.$form)
  const rules = useStore(calculator.$rules)
  const asked = askedQuestions(rules)
  const isAsked = ({ name, questions }: (typeof groups)[number]) =>
    questions.some((question) => asked.includes(question)) ||
    (name === 'practice' && asked.includes('claimHistory'))
  const total = asked.length
  const count = asked.filter((question) => security[question] !== undefined).length
  return (
    <>
      <StepHeading
        title={t(
          `calculator-steps:security.${hasSecurityQuestions(asked) ? 'title' : 'otherTitle'}`,
        )}
        lead={t('calculator-steps:security.lead')}
        aside={
          <span className={css['count']}>
            {t('calculator-steps:security.answered', { count, total })}
          </span>
        }
      />
      {groups.filter(isAsked).map(({ name, questions }) => (
        <section key={name} className={css['group']}>
          <h3 className={css['name']}>{t(`calculator-steps:security.group.${name}`)}</h3>
          {name === 'practice' && asked.includes('claimHistory') && <ClaimQuestion />}
          {questions
            .filter((question) => asked.includes(question))
            .map((question) => (
              <Question key={question} question={question} />
            ))}
        </section>
      ))}
    </>
  )
}
