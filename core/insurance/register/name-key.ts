/**
 * The key of a name or a town, by which a company is found again: lower case, without punctuation,
 * single spaces.
 */
export const nameKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}&]+/gu, ' ')
    .trim()
