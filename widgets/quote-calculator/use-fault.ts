import type { Fault } from '#core/insurance/quotes/calculator/faults.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { useWording } from '../react/use-wording.ts'
import { useCalculator } from './calculator-context.ts'

/** The text of a fault in the visitor's language. */
export function useFaultText(): (fault: Fault) => string {
  const { wording } = usePlatform()
  const t = useWording('errors')
  return (fault) => {
    if ('text' in fault) return fault.text
    const key = `errors:${fault.key}`
    return wording.has(key) ? t(key, fault.params) : t('errors:invalidInput')
  }
}

/** What is wrong with a field by its path on the wire; undefined when nothing is. */
export function useFault(path: string): string | undefined {
  const fault = useStore(useCalculator().$faults)[path]
  const textOf = useFaultText()
  return fault && textOf(fault)
}
