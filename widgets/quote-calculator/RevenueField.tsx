import { amountOfText, textOfAmount } from '#core/insurance/quotes/calculator/amount-text.ts'
import { companyPaths } from '#core/insurance/quotes/calculator/company.ts'
import { currencyOf } from '#core/foundation/region/regions.ts'
import { Field } from '../kit/Field.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { useWording } from '../react/use-wording.ts'
import { useCalculator } from './calculator-context.ts'
import { useFieldError } from './use-field-error.ts'

/** Revenue in short forms: `12m` becomes 12,000,000 when the field is left. */
export function RevenueField() {
  const t = useWording('calculator')
  const calculator = useCalculator()
  const locale = useStore(usePlatform().wording.$locale)
  const { revenue } = useStore(calculator.$form).company
  const error = useFieldError(companyPaths.revenue)
  const leave = () => {
    const sum = amountOfText(revenue)
    const text = sum === undefined ? revenue : textOfAmount(sum, locale)
    if (text !== revenue) calculator.setCompany('revenue', text)
    calculator.leaveCompany('revenue')
  }
  const currency = currencyOf[calculator.region]
  return (
    <Field
      label={`${t('calculator:company.revenue')} (${currency})`}
      hint={t('calculator:company.revenueHint')}
      error={error}
      required
    >
      <TextInput
        name={companyPaths.revenue}
        numeric
        autoComplete="off"
        maxLength={24}
        value={revenue}
        onValue={(text) => calculator.setCompany('revenue', text)}
        onBlur={leave}
      />
    </Field>
  )
}
