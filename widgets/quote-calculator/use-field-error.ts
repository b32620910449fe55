import type { FieldError } from '#core/insurance/quotes/calculator/field-errors.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { useWording } from '../react/use-wording.ts'
import { useCalculator } from './calculator-context.ts'

/** The text of a field error in the visitor's language; none while texts of errors are on their way. */
export function useFieldErrorText(): (fieldError: FieldError) => string | undefined {
  const { wording } = usePlatform()
  const t = useWording()
  return (fieldError) => {
    if ('text' in fieldError) return fieldError.text
    if (!wording.isLoaded('errors')) return undefined
    const key = `errors:${fieldError.key}`
    return wording.has(key) ? t(key, fieldError.params) : t('errors:invalidInput')
  }
}

/** What is wrong with a field by its path on the wire; undefined when nothing is. */
export function useFieldError(path: string): string | undefined {
  const fieldError = useStore(useCalculator().$fieldErrors)[path]
  const textOf = useFieldErrorText()
  return fieldError && textOf(fieldError)
}
