import { withAnswer, type YesNoQuestion } from '#core/insurance/quotes/calculator/answers.ts'
import { disabledBy } from '#core/insurance/quotes/calculator/coverage-groups.ts'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { useCalculator } from './calculator-context.ts'
import styles from './security-step.styles.css'
import { useCoverageName } from './use-coverage-text.ts'
import { YesNo } from './YesNo.tsx'

/** One question, and the coverages that its answer takes away. */
export function Question({ question }: { readonly question: YesNoQuestion }) {
  const css = useStyles(styles)
  const t = useWording('calculator-steps', 'rating', 'coverages')
  const calculator = useCalculator()
  const { security } = useStore(calculator.$form)
  const price = useStore(calculator.$price)
  const nameOf = useCoverageName()
  const lost = price ? disabledBy(price.answer, question) : []
  return (
    <YesNo
      label={t(`rating:questions.${question}`)}
      value={security[question]}
      onValue={(answer) =>
        calculator.revise(`securityAnswers.${question}`, (form) =>
          withAnswer(form, question, answer),
        )
      }
    >
      {security[question] === 'NO' && lost.length > 0 && (
        <p className={css['effect']}>
          {t('calculator-steps:security.effect', { coverages: lost.map(nameOf).join(', ') })}
        </p>
      )}
    </YesNo>
  )
}
