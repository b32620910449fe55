import { keyOfCode } from '#core/foundation/validation/field-errors.ts'
import type { Wording } from '#core/foundation/wording/wording.ts'

/**
 * The text of a field error: of a code of our own shapes, where general texts begin with the field's
 * label, or as the server wrote it.
 */
export const fieldErrorText = (
  wording: Pick<Wording, 'has' | 't'>,
  message: string | undefined,
  label: string,
): string | undefined => {
  if (message === undefined) return undefined
  const key = keyOfCode(message)
  return wording.has(key) ? wording.t(key, { label }) : message
}
