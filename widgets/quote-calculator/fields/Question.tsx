import { withAnswer, type YesNoQuestion } from '#core/insurance/quotes/calculator/answers.ts'
import { disabledBy, otherAnswer } from '#core/insurance/quotes/calculator/coverage-groups.ts'
import { isControl } from '#core/insurance/rating/rules.ts'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import styles from '../steps/security-step.styles.css'
import { useMoney } from '../price/use-money.ts'
import { useCoverageName } from '../coverages/use-coverage-text.ts'
import { YesNo } from './YesNo.tsx'

/**
 * One question, with the coverages that a NO disables and the effect of the other answer on the
 * total.
 */
export function Question({ question }: { readonly question: YesNoQuestion }) {
  const css = useStyles(styles)
  const t = useWording('calculator-steps', 'rating', 'coverages')
  const calculator = useCalculator()
  const { security } = useStore(calculator.$form)
  const price = useStore(calculator.$price)
  const nameOf = useCoverageName()
  const money = useMoney()
  const isNo = security[question] === 'NO'
  const disabled = price && isNo ? disabledBy(price.answer, question) : []
  const other = price && otherAnswer(price.answer, question)
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
      {isControl(question) && (
        <p className={isNo ? css['effect'] : css['hint']}>
          {disabled.length > 0 &&
            `${t('calculator-steps:security.effect', { coverages: disabled.map(nameOf).join(', ') })} `}
          {other &&
            t(isNo ? 'calculator-steps:security.withheld' : 'calculator-steps:security.removes', {
              coverages: other.coverages.map(nameOf).join(', '),
              difference: money.difference(other.difference),
            })}
        </p>
      )}
    </YesNo>
  )
}
