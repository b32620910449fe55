import type { PricedCoverage, PricedOption } from '../../rating/model.ts'
import type { CalculatorForm } from './form.ts'
import { presetOption, type Price } from './pricing.ts'

/**
 * The displayed terms and coverages: the last price, overridden by the user's choices. A choice
 * appears immediately, before it is priced.
 */
export const displayedOption = (form: CalculatorForm, price: Price): PricedOption => {
  const base = presetOption(price, form.global.preset ?? 0) ?? price.answer
  const isCurrent = base.global.preset === price.answer.global.preset
  const option = isCurrent ? price.answer : base
  return {
    ...option,
    global: { ...option.global, ...form.global },
    coverages: Object.fromEntries(
      Object.entries(option.coverages).map(([id, priced]) => [id, withChoice(form, id, priced)]),
    ),
  }
}

const withChoice = (form: CalculatorForm, id: string, priced: PricedCoverage): PricedCoverage => {
  const choice = form.coverages[id]
  if (choice === undefined || priced.locked || !priced.availability.available) return priced
  return { ...priced, ...choice, selected: choice.selected ?? priced.selected }
}
