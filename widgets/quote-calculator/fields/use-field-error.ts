import type { FieldError } from '#core/insurance/quotes/calculator/field-errors.ts'
import { keyOfCode } from '#core/foundation/validation/field-errors.ts'
import { usePlatform } from '../../react/use-platform.ts'
import { useStore } from '../../react/use-store.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'

/**
 * The text of a field error in the user's language; undefined while the error texts are loading.
 */
export function useFieldErrorText(): (fieldError: FieldError) => string | undefined {
  const { wording } = usePlatform()
  const t = useWording()
  return (fieldError) => {
    if ('text' in fieldError) return fieldError.text
    if (!wording.isLoaded('errors')) return undefined
    const key = keyOfCode(fieldError.key)
    return wording.has(key) ? t(key, fieldError.params) : t('errors:invalidInput')
  }
}

/** The error of a field by its request path; undefined if there is none. */
export function useFieldError(path: string): string | undefined {
  const fieldError = useStore(useCalculator().$fieldErrors)[path]
  const textOf = useFieldErrorText()
  return fieldError && textOf(fieldError)
}
