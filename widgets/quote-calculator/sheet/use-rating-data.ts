import type { Currency } from '#core/foundation/money/money.ts'
import { parseAmount } from '#core/foundation/money/parse-number.ts'
import { currencyOf } from '#core/foundation/region/regions.ts'
import { companyFieldsOf } from '#core/insurance/quotes/calculator/company.ts'
import type { CompanyField, CompanyValues } from '#core/insurance/quotes/calculator/form.ts'
import type { CalculatorAnswer } from '#core/insurance/rating/model.ts'
import { useStore } from '../../react/use-store.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { useMoney } from '../price/use-money.ts'

const textOf = (
  field: CompanyField,
  company: CompanyValues,
  currency: Currency,
  amount: (minor: number) => string,
): string => {
  if (field === 'revenue' || field === 'nonUsRevenue') {
    const minor = parseAmount(company[field], currency)
    return minor === undefined ? '' : amount(minor)
  }
  if (field !== 'industry') return company[field]
  const { industry } = company
  return [industry?.description, industry?.code].filter(Boolean).join(', ')
}

/** The rating data by name: company, plan and modifications. */
export function useRatingData(
  answer: CalculatorAnswer,
): readonly (readonly [name: string, value: string])[] {
  const t = useWording('sheet', 'calculator')
  const calculator = useCalculator()
  const money = useMoney()
  const { company } = useStore(calculator.$form)
  const { planVersion, irpmModifier } = answer
  return [
    ...companyFieldsOf(calculator.region).map(
      (field) =>
        [
          t(`calculator:company.${field}`),
          textOf(field, company, currencyOf[calculator.region], money.whole),
        ] as const,
    ),
    [t('sheet:facts.planVersion'), planVersion ?? ''] as const,
    [t('sheet:facts.irpm'), irpmModifier === undefined ? '' : String(irpmModifier)] as const,
  ].filter(([, value]) => value !== '')
}
