import type { SearchEntry } from '../search-index.ts'

/** Weights by the position of a word. */
const weights = { heading: 8, page: 4, text: 1 } as const

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []

/** Whether a word, or its part after a hyphen, starts with the query: `key` finds `client-key`. */
const matchesStart = (word: string, query: string): boolean =>
  word.startsWith(query) || word.includes(`-${query}`)

const scoreOf = (entry: SearchEntry, word: string): number =>
  (Object.keys(weights) as (keyof typeof weights)[]).reduce((sum, name) => {
    const matches = wordsOf(entry[name]).filter((each) => matchesStart(each, word))
    if (matches.length === 0) return sum
    const exactness = matches.includes(word) ? 2 : 1
    return sum + weights[name] * exactness
  }, 0)

/** The entries that contain every word of a query, best first. */
export const rank = (
  entries: readonly SearchEntry[],
  query: string,
  max = 12,
): readonly SearchEntry[] => {
  const words = wordsOf(query)
  if (words.length === 0) return []
  return entries
    .map((entry) => ({ entry, scores: words.map((word) => scoreOf(entry, word)) }))
    .filter(({ scores }) => scores.every((score) => score > 0))
    .toSorted((a, b) => sum(b.scores) - sum(a.scores))
    .slice(0, max)
    .map(({ entry }) => entry)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
