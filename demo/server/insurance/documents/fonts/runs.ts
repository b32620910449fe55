import createBidi from 'bidi-js'

const bidi = createBidi()

/** A part of a line that is read in one direction. Runs stand as they are seen, from left to right. */
export interface Run {
  /** In the order of reading. */
  readonly text: string
  readonly direction: 'ltr' | 'rtl'
}

/** Letters of scripts that are read from right to left, and what embeds or isolates them. */
const rightToLeft = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefe]/

/** What directs and is not seen. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

/** A text without what directs it, for those who order it by themselves. */
export const undirected = (text: string): string => text.replace(unseen, '')

/** The runs of a line of a text that as a whole is read from left to right (Unicode annex 9). */
export const runsOf = (line: string): readonly Run[] => {
  if (!rightToLeft.test(line)) return [{ text: undirected(line), direction: 'ltr' }]
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
    text: undirected(units.slice(first, last + 1).join('')),
    direction: level % 2 === 0 ? 'ltr' : 'rtl',
  }))
}

/** Keeps a name together whose script is read from right to left, whatever stands around it. */
export const isolated = (text: string): string =>
  rightToLeft.test(text) ? `\u2068${text}\u2069` : text
