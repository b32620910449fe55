import type { Wording, WordingParams } from '../wording/wording.ts'
import { keyOfCode } from './field-errors.ts'

/**
 * The text of a field error: of a code from our own shapes, whose general texts begin with the
 * field's `label`, or as the server wrote it.
 */
export const fieldErrorText = (
  wording: Pick<Wording, 'has' | 't'>,
  codeOrText: string,
  params: WordingParams & { readonly label: string },
): string => {
  const key = keyOfCode(codeOrText)
  return wording.has(key) ? wording.t(key, params) : codeOrText
}
