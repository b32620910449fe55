import type { ReactNode } from 'react'
import { parseAmount } from '#core/foundation/money/parse-number.ts'
import { textOfAmount } from '#core/insurance/quotes/calculator/amount-text.ts'
import { companyPaths, splitsRevenue } from '#core/insurance/quotes/calculator/company.ts'
import { currencyOf } from '#core/foundation/region/regions.ts'
import { Field } from '../../kit/Field.tsx'
import { TextInput } from '../../kit/TextInput.tsx'
import { useStore } from '../../react/use-store.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { useFieldError } from './use-field-error.ts'
import { useMoney } from '../price/use-money.ts'

/** An amount that accepts short forms: `12m` becomes 12,000,000 on blur. */
function AmountField({
  field,
  hint,
}: {
  readonly field: 'revenue' | 'nonUsRevenue'
  readonly hint: ReactNode
}) {
  const t = useWording('calculator')
  const calculator = useCalculator()
  const value = useStore(calculator.$form).company[field]
  const error = useFieldError(companyPaths[field])
  const leave = () => {
    const sum = parseAmount(value, currencyOf[calculator.region])
    const text = sum === undefined ? value : textOfAmount(sum)
    if (text !== value) calculator.setCompany(field, text)
    calculator.leaveCompany(field)
  }
  const isPart = field === 'nonUsRevenue'
  return (
    <Field
      label={`${t(`calculator:company.${field}`)} (${currencyOf[calculator.region]})`}
      hint={hint}
      error={error}
      required={!isPart}
      optional={isPart}
    >
      <TextInput
        name={companyPaths[field]}
        numeric
        autoComplete="off"
        maxLength={24}
        value={value}
        onValue={(text) => calculator.setCompany(field, text)}
        onBlur={leave}
      />
    </Field>
  )
}

/** The foreign part of the revenue, and the domestic rest. */
function ForeignField() {
  const t = useWording('calculator')
  const { $form, region } = useCalculator()
  const { company } = useStore($form)
  const money = useMoney()
  const total = parseAmount(company.revenue, currencyOf[region])
  const part = parseAmount(company.nonUsRevenue, currencyOf[region])
  const isKnown = total !== undefined && part !== undefined && part <= total
  return (
    <AmountField
      field="nonUsRevenue"
      hint={isKnown && t('calculator:company.homeRevenue', { amount: money.whole(total - part) })}
    />
  )
}

/** Last year's revenue, with its foreign part if the region asks for it. */
export function RevenueField() {
  const t = useWording('calculator')
  const { region } = useCalculator()
  return (
    <>
      <AmountField field="revenue" hint={t('calculator:company.revenueHint')} />
      {splitsRevenue(region) && <ForeignField />}
    </>
  )
}
