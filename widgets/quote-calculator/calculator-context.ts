import { createContext, useContext } from 'react'
import type { Calculator } from '#core/insurance/quotes/calculator/contract.ts'

/** The calculator of the views of one element. */
export const CalculatorContext = createContext<Calculator | undefined>(undefined)

export function useCalculator(): Calculator {
  const calculator = useContext(CalculatorContext)
  if (!calculator) throw new Error('No calculator: the view is not inside a calculator element')
  return calculator
}
