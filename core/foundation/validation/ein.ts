/** A US federal employer number: two digits and seven, with or without the hyphen. */
export const einPattern = /^(\d{2})-?(\d{7})$/

/**
 * The stored form of a federal employer number, `12-3456789`; other texts are returned unchanged.
 */
export const formatEin = (ein: string): string => ein.replace(einPattern, '$1-$2')
