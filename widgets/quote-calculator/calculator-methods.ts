import type { Calculator } from '#core/insurance/quotes/calculator/contract.ts'
import type { Step } from '#core/insurance/quotes/calculator/steps.ts'
import { pricedDetail, savedDetail, type QuoteState } from './event-details.ts'

const stateOf = (calculator: Calculator): QuoteState => {
  const price = calculator.$price.get()
  const quote = calculator.$quote.get()
  return {
    step: calculator.$step.get(),
    dirty: calculator.$isDirty.get(),
    ...(price && { priced: pricedDetail(price, quote) }),
    ...(quote && { saved: savedDetail(quote) }),
  }
}

/** The methods of the element. Loaded when a page calls one. */
export const calculatorMethods = (calculator: Calculator, opensQuote: boolean) => ({
  reset() {
    if (opensQuote) calculator.revert()
    else calculator.startOver()
  },
  goTo(step: Step) {
    const isReachable = calculator.$isEditable.get() && calculator.canOpen(step)
    if (isReachable) calculator.goTo(step)
    return isReachable
  },
  getQuote: () => stateOf(calculator),
})
