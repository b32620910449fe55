import { withAnswer, type YesNoQuestion } from '#core/insurance/quotes/calculator/answers.ts'
import { disabledBy, endangeredBy } from '#core/insurance/quotes/calculator/coverage-groups.ts'
import { isControl } from '#core/insurance/rating/rules.ts'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import styles from '../steps/security-step.styles.css'
import { useMoney } from '../price/use-money.ts'
import { useCoverageName } from '../coverages/use-coverage-text.ts'
import { YesNo } from './YesNo.tsx'

/** One question, the coverages that a NO disables, and their cost. */
export function Question({ question }: { readonly question: YesNoQuestion }) {
  const css = useStyles(styles)
  const t = useWording('calculator-steps', 'rating', 'coverages')
  const calculator = useCalculator()
  const { security } = useStore(calculator.$form)
  const price = useStore(calculator.$price)
  const nameOf = useCoverageName()
  const money = useMoney()
  const isNo = security[question] === 'NO'
  const effect = price && (isNo ? disabledBy : endangeredBy)(price.answer, question)
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
          {effect && effect.coverages.length > 0 && (
            <>
              {t(isNo ? 'calculator-steps:security.effect' : 'calculator-steps:security.removes', {
                coverages: effect.coverages.map(nameOf).join(', '),
                premium: money.whole(effect.premium),
              })}
              {isNo &&
                effect.premium > 0 &&
                ` ${t('calculator-steps:security.withheld', { premium: money.whole(effect.premium) })}`}
            </>
          )}
        </p>
      )}
    </YesNo>
  )
}
