import { viewerNames, type ListViewer } from './lists/viewers.ts'
import type { MeasureOptions } from './part-figures.ts'
import { partNames, type PartName } from './parts.ts'

/** The parsed arguments of `npm run bench`. */
export interface BenchArguments extends MeasureOptions {
  readonly parts: readonly PartName[]
  /** Writes the figures into `demo/FIGURES.md`. */
  readonly isWritten: boolean
}

const options = ['--write', '--pairs'] as const

const isViewer = (word: string): word is ListViewer => viewerNames.some((name) => name === word)
const isPart = (word: string): word is PartName => partNames.some((name) => name === word)

/** Parses the words after `npm run bench --`. Returns an error text for unknown words. */
export const parseArguments = (words: readonly string[]): BenchArguments | string => {
  const unknown = words.filter(
    (word) => !isPart(word) && !isViewer(word) && !options.some((each) => each === word),
  )
  if (unknown.length > 0) {
    return `Unknown: ${unknown.join(', ')}. Parts: ${partNames.join(', ')}. Viewers of lists: ${viewerNames.join(', ')}. Options: ${options.join(', ')}.`
  }
  const viewers = viewerNames.filter((name) => words.includes(name))
  const selected = partNames.filter((name) => words.includes(name))
  return {
    parts: selected.length === 0 ? partNames : selected,
    isWritten: words.includes('--write'),
    withPairs: words.includes('--pairs'),
    viewers: viewers.length === 0 ? undefined : viewers,
  }
}
