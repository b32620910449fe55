import { keyOfCode } from '#core/foundation/validation/faults.ts'
import { usePlatform } from '#widgets/react/use-platform.ts'
import { useWording } from '#widgets/react/use-wording.ts'

/** The text of a form's fault: a code of our own shapes, a sentence from the server. */
export const useFaultText = (): ((message: string | undefined) => string | undefined) => {
  const { wording } = usePlatform()
  useWording('errors')
  return (message) => {
    if (message === undefined) return undefined
    const key = keyOfCode(message)
    return wording.has(key) ? wording.t(key) : message
  }
}
