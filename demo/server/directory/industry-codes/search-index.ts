import { synonymsOf } from './synonyms.ts'

/** The words of a text: letters and digits, in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

const endings = /(?:istry|ists|ist|ing|ings|als|al|ers|er|ors|or|ies|es|s|y|ed)$/

/** The stem of a word: dental, dentists and dentistry are all `dent`. */
const stemOf = (word: string): string => {
  const stem = word.replace(endings, '')
  return stem.length >= 3 ? stem : word
}

/** The texts of one entry. */
export interface IndexedTexts {
  readonly words: readonly string[]
  readonly scope: string
}

/** An index from words to the positions of entries. */
export interface SearchIndex {
  /** The score of each entry that a search word matches. */
  fits(word: string): ReadonlyMap<number, number>
}

const byKey = (
  texts: readonly IndexedTexts[],
  keysOf: (text: IndexedTexts) => Iterable<string>,
): ReadonlyMap<string, readonly number[]> => {
  const positions = new Map<string, number[]>()
  for (const [position, text] of texts.entries()) {
    for (const key of new Set(keysOf(text))) {
      const known = positions.get(key)
      if (known) known.push(position)
      else positions.set(key, [position])
    }
  }
  return positions
}

/** The position of the first word with a prefix, in sorted words. */
const firstWith = (sorted: readonly string[], prefix: string): number => {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  return low
}

export const createSearchIndex = (texts: readonly IndexedTexts[]): SearchIndex => {
  const byWord = byKey(texts, ({ words }) => words)
  const byStem = byKey(texts, ({ words }) => words.map(stemOf))
  const byScope = byKey(texts, ({ scope }) => wordsOf(scope).map(stemOf))
  const sorted = [...byWord.keys()].sort()

  const startingWith = (prefix: string): number[] => {
    const found: number[] = []
    for (const word of sorted.slice(firstWith(sorted, prefix))) {
      if (!word.startsWith(prefix)) break
      found.push(...(byWord.get(word) ?? []))
    }
    return found
  }

  return {
    fits(word) {
      const stem = stemOf(word)
      const starts = startingWith(word)
      const fits = new Map<number, number>()
      const add = (positions: Iterable<number> = [], fit: number): void => {
        for (const position of positions) if (!fits.has(position)) fits.set(position, fit)
      }
      // best matches first
      add(byWord.get(word), 4.2)
      // too many words start with the same three letters
      if (word.length > 3) add(starts, 4.2)
      add(byStem.get(stem), 4)
      // the first synonym is the closest
      for (const [at, meaning] of synonymsOf(word).entries()) {
        add(byStem.get(stemOf(meaning)), 3.5 - at / 5)
      }
      add(starts, 2)
      add(byScope.get(stem), 1)
      return fits
    },
  }
}
