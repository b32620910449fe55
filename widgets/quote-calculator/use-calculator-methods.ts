import { useCallback } from 'react'
import type { Calculator } from '#core/insurance/quotes/calculator/contract.ts'
import { useMethods } from '../react/use-host.ts'
import { useStore } from '../react/use-store.ts'
import { definition } from './definition.ts'

/** The methods of the element. Calls wait while a saved quote or an account is loading. */
export function useCalculatorMethods(calculator: Calculator, opensQuote: boolean): void {
  const loadMethods = useCallback(
    async () => (await import('./calculator-methods.ts')).calculatorMethods(calculator, opensQuote),
    [calculator, opensQuote],
  )
  useMethods(definition, loadMethods, useStore(calculator.$status) !== 'opening')
}
