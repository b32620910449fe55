import type { Region } from '#core/foundation/region/regions.ts'
import { industriesOf, type Industry } from './industries.ts'
import { alsoMeans } from './words.ts'
import { commonness } from './commonness.ts'

/** Words that do not distinguish trades. */
const noise = new Set(
  'a activities and business company except firm for in of office offices other practice services the'.split(
    ' ',
  ),
)

const endings = /(?:istry|ists|ist|ing|ings|als|al|ers|er|ors|or|ies|es|s|y|ed)$/

/** The stem of a word: dental, dentists and dentistry are all `dent`. */
const stemOf = (word: string): string => {
  const stem = word.replace(endings, '')
  return stem.length >= 3 ? stem : word
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

/** The search data of one industry, prepared once. */
interface Entry {
  readonly industry: Industry
  readonly words: readonly string[]
  readonly stems: readonly string[]
  readonly scopeStems: ReadonlySet<string>
  /**
   * The rank independent of a search: common trades and narrow classes come before rare and wide
   * ones.
   */
  readonly rank: number
}

const entryOf = (region: Region, industry: Industry): Entry => {
  const words = wordsOf(industry.description).filter((word) => !noise.has(word))
  return {
    industry,
    words,
    stems: words.map(stemOf),
    scopeStems: new Set(wordsOf(industry.scope).map(stemOf)),
    rank: commonness(region, industry.code) + industry.code.length / 10 - words.length / 20,
  }
}

/** One entry per name: the narrowest class replaces wider ones of the same name. */
const withoutNamesakes = (industries: Iterable<Industry>): Industry[] => {
  const byName = new Map<string, Industry>()
  for (const industry of industries) {
    const name = industry.description.toLowerCase()
    if ((byName.get(name)?.code.length ?? 0) < industry.code.length) byName.set(name, industry)
  }
  return [...byName.values()]
}

const indexes = new Map<Region, readonly Entry[]>()

const indexOf = (region: Region): readonly Entry[] => {
  const known = indexes.get(region)
  if (known !== undefined) return known
  const index = withoutNamesakes(industriesOf(region).values())
    .map((industry) => entryOf(region, industry))
    .sort((a, b) => a.industry.code.localeCompare(b.industry.code))
  indexes.set(region, index)
  return index
}

/** How well a word of the search matches an entry; 0 for no match. */
const fit = ({ words, stems, scopeStems }: Entry, word: string): number => {
  const isStart = words.some((each) => each.startsWith(word))
  // three letters begin too many words to mean much
  if (words.includes(word) || (isStart && word.length > 3)) return 4.2
  const stem = stemOf(word)
  if (stems.includes(stem)) return 4
  // the first meaning is the closest
  const meaning = alsoMeans(word).findIndex((each) => stems.includes(stemOf(each)))
  if (meaning >= 0) return 3.5 - meaning / 5
  if (isStart) return 2
  return scopeStems.has(stem) ? 1 : 0
}

const scored = (index: readonly Entry[], words: readonly string[]) =>
  index
    .map((entry) => {
      const fits = words.map((word) => fit(entry, word)).filter((each) => each > 0)
      return {
        entry,
        isWhole: fits.length === words.length,
        score: fits.reduce((sum, each) => sum + each, entry.rank),
        isAny: fits.length > 0,
      }
    })
    .filter(({ isAny }) => isAny)
    .sort((a, b) => b.score - a.score)

/**
 * Industries that match a search, best first: by the start of a code, or by words in the name or
 * the scope of the class. Industries that match some words count only where none matches all. An
 * empty search gives the whole table by code.
 */
export const searchIndustries = (region: Region, search: string): Industry[] => {
  const index = indexOf(region)
  const text = search.trim()
  if (/^\d+$/.test(text)) {
    return index
      .filter(({ industry }) => industry.code.startsWith(text))
      .map(({ industry }) => industry)
  }
  const words = wordsOf(text).filter((word) => !noise.has(word))
  if (words.length === 0) return text === '' ? index.map(({ industry }) => industry) : []
  const found = scored(index, words)
  const whole = found.filter(({ isWhole }) => isWhole)
  return (whole.length > 0 ? whole : found).map(({ entry }) => entry.industry)
}
