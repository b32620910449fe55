import { createContext, useContext } from 'react'
import type { Calculator } from '#core/insurance/quotes/calculator/contract.ts'

/** The calculator that the views of one element show. */
export const CalculatorContext = createContext<Calculator | undefined>(undefined)

export function useCalculator(): Calculator {
  const calculator = useContext(CalculatorContext)
  if (!calculator) throw new Error('No calculator: the view stands in no calculator element')
  return calculator
}
