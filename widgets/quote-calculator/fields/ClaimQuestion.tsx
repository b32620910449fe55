import { withClaims } from '#core/insurance/quotes/calculator/answers.ts'
import {
  askedQuestions,
  hasSecurityQuestions,
} from '#core/insurance/quotes/calculator/asked-questions.ts'
import { claimHistories } from '#core/insurance/products/questions.ts'
import { Field } from '../../kit/Field.tsx'
import { Select } from '../../kit/Select.tsx'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import styles from '../steps/security-step.styles.css'
import { useFieldError } from './use-field-error.ts'
import { YesNo } from './YesNo.tsx'

const field = 'securityAnswers.claimHistory'

/** The question about claims. No means never; yes asks for the lookback period. */
export function ClaimQuestion() {
  const css = useStyles(styles)
  const t = useWording('calculator-steps', 'rating')
  const calculator = useCalculator()
  const { hadClaim, security } = useStore(calculator.$form)
  const rules = useStore(calculator.$rules)
  const error = useFieldError(field)
  const kind = hasSecurityQuestions(askedQuestions(rules)) ? 'claims' : 'otherClaims'
  return (
    <YesNo
      label={t(`calculator-steps:security.${kind}`)}
      value={hadClaim === undefined ? undefined : hadClaim ? 'YES' : 'NO'}
      onValue={(answer) =>
        calculator.revise(field, (form) =>
          withClaims(form, answer === undefined ? undefined : answer === 'YES'),
        )
      }
    >
      <p className={css['hint']}>{t(`calculator-steps:security.${kind}Lookback`)}</p>
      {hadClaim === true && (
        <div className={css['more']}>
          <Field label={t('calculator-steps:security.claimsWhen')} error={error}>
            <Select
              name={field}
              placeholder={t('calculator-steps:security.claimsChoose')}
              choices={claimHistories
                .filter((when) => when > 0)
                .map((when) => ({ value: String(when), label: t(`rating:claimHistory.${when}`) }))}
              value={security.claimHistory === undefined ? '' : String(security.claimHistory)}
              onValue={(when) =>
                calculator.revise(field, (form) => withClaims(form, true, Number(when)))
              }
            />
          </Field>
        </div>
      )}
    </YesNo>
  )
}
