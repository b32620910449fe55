import { foldText } from '../../foundation/validation/fold-text.ts'

/** The search key of a company name or town: folded, without punctuation, with single spaces. */
export const nameKey = (text: string): string =>
  foldText(text)
    .replace(/\./g, '')
    .replace(/[^\p{L}\p{M}\p{N}&]+/gu, ' ')
    .trim()
