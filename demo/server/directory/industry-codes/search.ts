import type { Region } from '#core/foundation/region/regions.ts'
import { allIndustriesOf, findIndustry, industriesOf, type Industry } from './industries.ts'
import { popularity } from './popularity.ts'
import { createSearchIndex, wordsOf, type SearchIndex } from './search-index.ts'

/** Words that do not distinguish industries. */
const noise = new Set(
  'a activities and business company except firm for in of office offices other practice services the'.split(
    ' ',
  ),
)

/** Maximum words of a search, more than any industry name has. */
const maxWords = 6

const meaningOf = (text: string): string[] => wordsOf(text).filter((word) => !noise.has(word))

/** The industries of a region for the search, sorted by code. */
interface Scheme {
  readonly industries: readonly Industry[]
  /** Includes industries that only their code finds. */
  readonly byCode: readonly Industry[]
  /** Ranks independent of the search. Common and narrow classes come before rare and wide ones. */
  readonly ranks: readonly number[]
  readonly index: SearchIndex
  /** Cached results of recent searches by their words, oldest first. */
  readonly recent: Map<string, readonly Industry[]>
}

/** Maximum cached results of a region. */
const maxRecent = 100

/** One entry per name: the narrowest class replaces wider ones of the same name. */
const withoutNamesakes = (industries: Iterable<Industry>): Industry[] => {
  const byName = new Map<string, Industry>()
  for (const industry of industries) {
    const name = industry.description.toLowerCase()
    if ((byName.get(name)?.code.length ?? 0) < industry.code.length) byName.set(name, industry)
  }
  return [...byName.values()]
}

const read = (region: Region): Scheme => {
  const sorted = (all: Iterable<Industry>): Industry[] =>
    [...all].sort((a, b) => a.code.localeCompare(b.code))
  const industries = sorted(withoutNamesakes(industriesOf(region).values()))
  const others = [...allIndustriesOf(region).values()].filter(
    ({ code }) => !industriesOf(region).has(code),
  )
  const texts = industries.map(({ description, scope }) => ({
    words: meaningOf(description),
    scope,
  }))
  return {
    industries,
    byCode: sorted([...industries, ...withoutNamesakes(others)]),
    ranks: industries.map(
      ({ code }, at) =>
        popularity(region, code) + code.length / 10 - (texts[at]?.words.length ?? 0) / 20,
    ),
    index: createSearchIndex(texts),
    recent: new Map(),
  }
}

const schemes = new Map<Region, Scheme>()

const schemeOf = (region: Region): Scheme => {
  const known = schemes.get(region) ?? read(region)
  schemes.set(region, known)
  return known
}

const findByWords = (
  { industries, ranks, index }: Scheme,
  words: readonly string[],
): readonly Industry[] => {
  const found = new Map<number, { matched: number; score: number }>()
  for (const word of words) {
    for (const [position, fit] of index.fits(word)) {
      const { matched, score } = found.get(position) ?? { matched: 0, score: ranks[position] ?? 0 }
      found.set(position, { matched: matched + 1, score: score + fit })
    }
  }
  const all = [...found].map(([position, match]) => ({ position, ...match }))
  const whole = all.filter(({ matched }) => matched === words.length)
  return (whole.length > 0 ? whole : all)
    .sort((a, b) => b.score - a.score || a.position - b.position)
    .flatMap(({ position }) => industries[position] ?? [])
}

/**
 * Industries whose codes start with a text, and the industry that the text identifies in another
 * spelling such as `62.01`.
 */
const findByCode = (region: Region, { byCode }: Scheme, text: string): readonly Industry[] => {
  const exactMatch = findIndustry(region, text)
  const starts = exactMatch === undefined ? [text] : [text, exactMatch.code]
  const found = byCode.filter(({ code }) => starts.some((start) => code.startsWith(start)))
  const isFound = found.some(({ description }) => description === exactMatch?.description)
  return exactMatch === undefined || isFound ? found : [exactMatch, ...found]
}

/**
 * Industries that match a search by the start of a code, or by words in the name or scope of the
 * class; best match first. Industries that match only some words count when none matches all. An
 * empty search returns the whole table by code. Words after the sixth are ignored.
 */
export const searchIndustries = (region: Region, search: string): readonly Industry[] => {
  const scheme = schemeOf(region)
  const { industries, recent } = scheme
  const text = search.trim()
  const coded = /\d/.test(text) ? findByCode(region, scheme, text) : []
  if (coded.length > 0 || /^\d+$/.test(text)) return coded
  if (text === '') return industries
  const words = meaningOf(text).slice(0, maxWords)
  const key = words.join(' ')
  const found = recent.get(key) ?? findByWords(scheme, words)
  recent.delete(key)
  recent.set(key, found)
  const [oldest] = recent.keys()
  if (recent.size > maxRecent && oldest !== undefined) recent.delete(oldest)
  return found
}
