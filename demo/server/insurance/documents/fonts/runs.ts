import createBidi from 'bidi-js'
import { hasRightToLeft, withoutDirectionMarks } from './directions.ts'

const bidi = createBidi()

/** A part of a line with one direction. Runs are in visual order, from left to right. */
export interface Run {
  /** In logical order. */
  readonly text: string
  readonly direction: 'ltr' | 'rtl'
}

/** The runs of a line of left-to-right text (Unicode annex 9). */
export const runsOf = (line: string): readonly Run[] => {
  if (!hasRightToLeft(line)) return [{ text: withoutDirectionMarks(line), direction: 'ltr' }]
  const embedding = bidi.getEmbeddingLevels(line, 'ltr')
  const { levels } = embedding
  const mirrored = bidi.getMirroredCharactersMap(line, levels)
  const units = line.split('').map((unit, at) => mirrored.get(at) ?? unit)
  const runs: { level: number; first: number; last: number }[] = []
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const level = levels[at] ?? 0
    const run = runs.at(-1)
    const isNext = run !== undefined && run.level === level
    if (isNext && level % 2 === 0 && at === run.last + 1) run.last = at
    else if (isNext && level % 2 === 1 && at === run.first - 1) run.first = at
    else runs.push({ level, first: at, last: at })
  }
  return runs.map(({ level, first, last }) => ({
    text: withoutDirectionMarks(units.slice(first, last + 1).join('')),
    direction: level % 2 === 0 ? 'ltr' : 'rtl',
  }))
}
