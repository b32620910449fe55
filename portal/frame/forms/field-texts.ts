import { fieldErrorText } from '#core/foundation/validation/field-errors.ts'
import { usePlatform } from '#widgets/react/use-platform.ts'
import { useWording } from '#widgets/react/use-wording.ts'

/** A field's value as text; empty if it is not a string. */
export const fieldText = (value: unknown): string => (typeof value === 'string' ? value : '')

type FieldErrorText = (message: string | undefined, label?: string) => string | undefined

/** The texts of a form's field errors. */
export const useFieldErrorText = (): FieldErrorText => {
  const { wording } = usePlatform()
  useWording('errors')
  return (message, label = '') =>
    message === undefined ? undefined : fieldErrorText(wording, message, { label })
}
