/** Letters of right-to-left scripts, and the characters that embed or isolate them. */
const rightToLeft = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefe]/

/** Invisible characters that set the direction. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

/** Removes these characters, for code that orders text itself. */
export const withoutDirectionMarks = (text: string): string => text.replace(unseen, '')

/** Whether a text has right-to-left words. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text)

/** Isolates a name in a right-to-left script from the surrounding text. */
export const isolated = (text: string): string =>
  hasRightToLeft(text) ? `\u2068${text}\u2069` : text
