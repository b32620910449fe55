/** A DUNS number: nine digits, optionally with separators, `12-345-6789`. */
const groups = /^(\d{2})[- ]?(\d{3})[- ]?(\d{4})$|^(\d{3})[- ]?(\d{3})[- ]?(\d{3})$/

/** The digits of a DUNS number; undefined for any other text. */
export const dunsDigits = (text: string): string | undefined =>
  groups.exec(text.trim())?.slice(1).join('')

/** A US federal employer number: two digits and seven, with or without the hyphen. */
export const einPattern = /^(\d{2})-?(\d{7})$/

/**
 * The stored form of a federal employer number, `12-3456789`; other texts are returned unchanged.
 */
export const formatEin = (ein: string): string => ein.replace(einPattern, '$1-$2')
