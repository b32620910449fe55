/**
 * Invisible characters that are pasted along with a text: soft hyphens, fillers, zero-width spaces,
 * byte order marks, word joiners, direction marks, tags.
 */
const invisible =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]|\u034f|[\u{e0000}-\u{e007f}]/gu

/** Joiners matter only between letters of scripts that join them, such as Arabic. */
const strayJoiner =
  /(?<![\p{sc=Arab}\p{sc=Syrc}\p{sc=Deva}\p{sc=Beng}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}]\p{M}*)[\u200c\u200d]+|[\u200c\u200d]+(?![\p{sc=Arab}\p{sc=Syrc}\p{sc=Deva}\p{sc=Beng}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}])/gu

/** Removes invisible characters. Line ends and other controls are unchanged. */
export const withoutInvisible = (text: string): string =>
  text.replace(invisible, '').replace(strayJoiner, '')

/**
 * Invisible characters that affect the display: they reorder the text, take up space, or join
 * emoji.
 */
const affectsDisplay =
  /[\u115f\u1160\u202b\u202d\u202e\u2067\u3164\uffa0\u{e0020}-\u{e007f}]|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})*\u200d/u

/** Direction marks matter next to letters of right-to-left scripts. */
const directionMark = /[\u061c\u200e\u200f\u202a\u202c\u2066\u2068\u2069]/u
const rightToLeft = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}]/u

/** Whether removing the invisible characters of a text changes how it looks. */
export const needsInvisible = (text: string): boolean =>
  affectsDisplay.test(text) || (directionMark.test(text) && rightToLeft.test(text))

/**
 * Whether a text is displayed from right to left, so that its digits appear in a different order from
 * the stored one.
 */
export const isRightToLeft = (text: string): boolean => text.includes('\u202e')

/**
 * The start of the trailing white space. The pattern is tried once per run, because each try reads
 * to the end of it.
 */
const blankEnd = /(?<![\s\u115f\u1160\u3164\uffa0\p{Cf}])[\s\u115f\u1160\u3164\uffa0\p{Cf}]+$/u

/** Removes white space and invisible characters at both ends. */
export const trimmed = (text: string): string =>
  text.replace(/^[\s\p{Cf}\u115f\u1160\u3164\uffa0]+/u, '').replace(blankEnd, '')
