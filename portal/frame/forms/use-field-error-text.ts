import { usePlatform } from '#widgets/react/use-platform.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { fieldErrorText } from './field-error-text.ts'

type FieldErrorText = (message: string | undefined, label?: string) => string | undefined

/** The texts of a form's field errors. */
export const useFieldErrorText = (): FieldErrorText => {
  const { wording } = usePlatform()
  useWording('errors')
  return (message, label = '') => fieldErrorText(wording, message, label)
}
