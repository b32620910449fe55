/** A DUNS number: nine digits, optionally with separators, `12-345-6789`. */
const groups = /^(\d{2})[- ]?(\d{3})[- ]?(\d{4})$|^(\d{3})[- ]?(\d{3})[- ]?(\d{3})$/

/** The digits of a DUNS number; undefined for any other text. */
export const dunsDigits = (text: string): string | undefined =>
  groups.exec(text.trim())?.slice(1).join('')
