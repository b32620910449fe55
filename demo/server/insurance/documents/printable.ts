/** A text in the form in which fonts are asked for its letters: composed, of whole characters, without controls. */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\P{Cc}\n]/gu, ' ')
