import { partNames, type PartName } from './parts.ts'

/** What `npm run bench` is told to do. */
export interface Wanted {
  readonly parts: readonly PartName[]
  /** Writes the figures into the README. */
  readonly isWritten: boolean
  /** Measures lists with some pairs of sort, filter and search, too. */
  readonly withPairs: boolean
}

const options = ['--write', '--pairs'] as const

const isPart = (word: string): word is PartName => partNames.some((name) => name === word)

/** Reads the words after `npm run bench --`; a text says which word is unknown. */
export const wantedOf = (words: readonly string[]): Wanted | string => {
  const unknown = words.filter((word) => !isPart(word) && !options.some((each) => each === word))
  if (unknown.length > 0) {
    return `Unknown: ${unknown.join(', ')}. Parts: ${partNames.join(', ')}. Options: ${options.join(', ')}.`
  }
  const named = partNames.filter((name) => words.includes(name))
  return {
    parts: named.length === 0 ? partNames : named,
    isWritten: words.includes('--write'),
    withPairs: words.includes('--pairs'),
  }
}
