import * as z from 'zod/mini'
import type { FieldErrorCode } from './field-errors.ts'

/**
 * Characters that the fonts of documents lack: other scripts (and unassigned or private
 * characters), characters beyond the basic plane, pictures except trade signs, letters newer than
 * the fonts, and marks stacked so high that they cover other lines.
 */
const unprintable =
  /[^\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Zyyy}\p{sc=Zinh}]|[\u{10000}-\u{10ffff}]|(?![©®™])\p{Extended_Pictographic}|[\u1acf-\u1aeb\u088f\u20c1\u2b96\ua7ce\ua7cf\ua7d2\ua7d4\ua7f1\ufbc3-\ufbd2\ufd90\ufd91\ufdc8-\ufdce]|\p{M}{6}/u

/** Whether documents can print every character of a text. */
export const isPrintable = (text: string): boolean => !unprintable.test(text)

/** Removes characters that documents cannot print. */
export const withoutUnprintable = (text: string): string =>
  text.replace(new RegExp(unprintable.source, 'gu'), '')

/** A text that documents can print. */
export const printable = /*@__PURE__*/ z.refine<string>(
  isPrintable,
  'unprintable' satisfies FieldErrorCode,
)
