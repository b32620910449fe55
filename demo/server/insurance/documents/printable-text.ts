/** Normalises a text for the search in fonts: composed, whole characters, no control characters. */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\P{Cc}\n]/gu, ' ')
