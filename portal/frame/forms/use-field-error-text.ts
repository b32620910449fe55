import { keyOfCode } from '#core/foundation/validation/field-errors.ts'
import { usePlatform } from '#widgets/react/use-platform.ts'
import { useWording } from '#widgets/react/use-wording.ts'

/** The text of a form's field error: a code of our own shapes, or a text of the server. */
export const useFieldErrorText = (): ((message: string | undefined) => string | undefined) => {
  const { wording } = usePlatform()
  useWording('errors')
  return (message) => {
    if (message === undefined) return undefined
    const key = keyOfCode(message)
    return wording.has(key) ? wording.t(key) : message
  }
}
