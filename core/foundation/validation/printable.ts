import * as z from 'zod/mini'
import type { FieldErrorCode } from './field-error-code.ts'

/**
 * What the fonts of documents do not hold: other scripts than theirs (and with them what is unassigned or of
 * private use), characters beyond the basic plane, pictures but for the signs of trade, letters that
 * Unicode has had for less long than the fonts, and marks stacked so high that they cover other lines.
 */
const unprintable =
  /[^\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Zyyy}\p{sc=Zinh}]|[\u{10000}-\u{10ffff}]|(?![©®™])\p{Extended_Pictographic}|[\u1acf-\u1aeb\u088f\u20c1\u2b96\ua7ce\ua7cf\ua7d2\ua7d4\ua7f1\ufbc3-\ufbd2\ufd90\ufd91\ufdc8-\ufdce]|\p{M}{6}/u

/** Whether documents can show every letter of a text. */
export const isPrintable = (text: string): boolean => !unprintable.test(text)

/** A text without what documents cannot show. */
export const withoutUnprintable = (text: string): string =>
  text.replace(new RegExp(unprintable.source, 'gu'), '')

/** A text that documents can show. */
export const printable = /*@__PURE__*/ z.refine<string>(
  isPrintable,
  'unprintable' satisfies FieldErrorCode,
)
