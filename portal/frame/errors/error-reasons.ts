import { sentences } from '#core/foundation/wording/sentences.ts'
import { ClientError } from '#core/foundation/errors/client-error.ts'

/**
 * Why something failed, including field errors, for places that mark no fields. Empty for a value
 * that is not an error.
 */
export const errorReasons = (error: unknown): string => {
  const own = error instanceof Error ? error.message : ''
  if (!(error instanceof ClientError) || error.fieldErrors.length === 0) return own
  return sentences(...error.fieldErrors.map(({ message }) => message))
}
