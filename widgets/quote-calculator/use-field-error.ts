import type { FieldError } from '#core/insurance/quotes/calculator/field-errors.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { useWording } from '../react/use-wording.ts'
import { useCalculator } from './calculator-context.ts'

/** The text of a field error in the user's language. */
export function useFieldErrorText(): (fieldError: FieldError) => string {
  const { wording } = usePlatform()
  const t = useWording('errors')
  return (fieldError) => {
    if ('text' in fieldError) return fieldError.text
    const key = `errors:${fieldError.key}`
    return wording.has(key) ? t(key, fieldError.params) : t('errors:invalidInput')
  }
}

/** The error of a field by its path on the wire; undefined when there is none. */
export function useFieldError(path: string): string | undefined {
  const fieldError = useStore(useCalculator().$fieldErrors)[path]
  const textOf = useFieldErrorText()
  return fieldError && textOf(fieldError)
}
