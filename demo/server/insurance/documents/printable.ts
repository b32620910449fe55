/** Letters that do not come apart into a plain one and a mark. */
const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŧ: 't',
  Ŧ: 'T',
  '\u2212': '-',
  '\u202f': '\u00a0',
}

/** What the standard fonts can show: Windows code page 1252. */
const shown = /[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\n]/

/**
 * Text as the standard fonts of PDF can show it: a letter they lack loses its mark (`Łódź` → `Lódz`),
 * and what has no plain form becomes a question mark.
 */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC'))
    .map((letter) => {
      if (shown.test(letter)) return letter
      const bare = plain[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '')
      return Array.from(bare).every((each) => shown.test(each)) ? bare : '?'
    })
    .join('')
