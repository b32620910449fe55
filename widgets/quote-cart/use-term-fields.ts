import type { VariationForm } from '#core/insurance/quotes/cart/variation-form.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import { periodTextOf } from '#core/insurance/rating/period-text.ts'
import type { RaterRules } from '#core/insurance/rating/offer/model.ts'
import type { Choice } from '../kit/Select.tsx'
import { useComparisonFormats } from './use-comparison-formats.ts'

/** A term in which a duplicate can differ, with its label and the product's choices. */
interface TermField {
  readonly term: Exclude<keyof VariationForm, 'presetName'>
  readonly label: string
  readonly choices: readonly Choice[]
}

/** The terms of a duplicate in the order of their fields. */
export function useTermFields(product: string, rules: RaterRules): readonly TermField[] {
  const { t, sum } = useComparisonFormats()
  const choicesOf = (values: readonly number[], textOf: (value: number) => string) =>
    values.map((value) => ({ value: String(value), label: textOf(value) }))
  const amount = (value: number) => sum(value, rules.currency)
  return [
    { term: 'limit', label: t('cart:term.limit'), choices: choicesOf(rules.limits, amount) },
    {
      term: 'deductible',
      label: t('cart:term.deductible', {}, ownTermsOf(product)),
      choices: choicesOf(rules.deductibles, amount),
    },
    {
      term: 'waitingPeriod',
      label: t('cart:term.waitingPeriod'),
      choices: choicesOf(rules.waitingPeriods, (hours) => t('rating:waitingPeriod', { hours })),
    },
    {
      term: 'retroActivePeriod',
      label: t('cart:term.retroActivePeriod'),
      choices: choicesOf(rules.retroActivePeriods, (years) => t(periodTextOf(years))),
    },
  ]
}
