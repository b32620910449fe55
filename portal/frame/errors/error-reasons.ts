import { sentences } from '#core/foundation/wording/sentences.ts'
import { ClientError } from '#core/foundation/errors/client-error.ts'

/**
 * Why something failed, with what is wrong with each field: for a place that marks no fields. Empty
 * for a value that is no error.
 */
export const errorReasons = (error: unknown): string => {
  const own = error instanceof Error ? error.message : ''
  if (!(error instanceof ClientError) || error.fieldErrors.length === 0) return own
  return sentences(...error.fieldErrors.map(({ message }) => message))
}
