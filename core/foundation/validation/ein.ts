/** A federal employer number of the United States: two digits and seven, with or without the hyphen. */
export const einPattern = /^(\d{2})-?(\d{7})$/

/** A federal employer number as it is stored, `12-3456789`; another text stays. */
export const writtenEin = (ein: string): string => ein.replace(einPattern, '$1-$2')
