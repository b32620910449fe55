/**
 * A text in the form in which fonts are searched: composed, of whole characters, without controls.
 */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\P{Cc}\n]/gu, ' ')
