/** Apostrophes and the marks that are typed in their place. */
const apostrophes = /['`´’‘‛′ʼʻʹ＇]/g

/** Letters that Unicode does not decompose, and how people without them type them. */
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
 * A text as searches and duplicate checks compare it: without case, accents, apostrophes, ligatures
 * and wide or repeated spaces. `O’Brien’s Café` → `obriens cafe`. The database has the same as
 * `fold_text`.
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
