import { useMemo } from 'react'
import type { Calculator } from '#core/insurance/quotes/calculator/contract.ts'
import type { Step } from '#core/insurance/quotes/calculator/steps.ts'
import { useMethods } from '../react/use-host.ts'
import { useStore } from '../react/use-store.ts'
import { definition } from './definition.ts'
import { pricedDetail, savedDetail, type QuoteState } from './event-details.ts'

const stateOf = (calculator: Calculator): QuoteState => {
  const price = calculator.$price.get()
  const quote = calculator.$quote.get()
  return {
    step: calculator.$step.get(),
    dirty: calculator.$isDirty.get(),
    ...(price && { priced: pricedDetail(price) }),
    ...(quote && { saved: savedDetail(quote) }),
  }
}

/** The methods of the element; calls wait while a saved quote or an account is loading. */
export function useCalculatorMethods(calculator: Calculator, opensQuote: boolean): void {
  const isOpening = useStore(calculator.$status) === 'opening'
  const methods = useMemo(
    () => ({
      reset() {
        if (!opensQuote) calculator.startOver()
      },
      goTo(step: Step) {
        const isReachable = calculator.$isEditable.get() && calculator.mayOpen(step)
        if (isReachable) calculator.goTo(step)
        return isReachable
      },
      getQuote: () => stateOf(calculator),
    }),
    [calculator, opensQuote],
  )
  useMethods(definition, isOpening ? undefined : methods)
}
