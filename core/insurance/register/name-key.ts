import { foldText } from '../../foundation/validation/fold-text.ts'

/**
 * The key of a name or a town, by which a company is found again: folded, without punctuation,
 * single spaces.
 */
export const nameKey = (text: string): string =>
  foldText(text)
    .replace(/\./g, '')
    .replace(/[^\p{L}\p{M}\p{N}&]+/gu, ' ')
    .trim()
