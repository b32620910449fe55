/** Apostrophes and their common substitutes. */
const apostrophes = /['`´’‘‛′ʼʻʹ＇]/g

/** Letters that Unicode does not decompose, and their usual replacements. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
}

/**
 * Normalises a text for searches and duplicate checks: without case, accents, apostrophes,
 * ligatures and wide or repeated spaces. `O’Brien’s Café` → `obriens cafe`. Equals `fold_text` in
 * the database.
 */
export const foldText = (text: string): string =>
  text
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœþłđðøħŧıς]/g, (letter) => letters[letter] ?? letter)
    .replace(/ {2,}/g, ' ')
