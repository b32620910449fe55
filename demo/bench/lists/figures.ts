import type { Figure } from '../figure.ts'
import type { MeasureOptions, PartFigures } from '../part-figures.ts'
import { percentile } from '../percentile.ts'
import { casesOf, type ListCase } from './cases.ts'
import { withFilled } from './database.ts'
import { measureAs, type Measure, type Timing } from './measure.ts'
import { viewerNames, type ListViewer } from './viewers.ts'

/** Rows of the small and the large table. */
const few = 10_000
const many = Number(process.env['BENCH_QUOTES'] ?? 1_000_000)

/**
 * A list over the large table may take this factor of its time over the small one, or this many
 * milliseconds, but never longer than the last.
 */
const mostTimes = 2
const freeUpTo = 20
const longest = 100

/**
 * Calls of each case over the large and the small table, of which the slowest counts, and of one that
 * exceeds its limit: 21 is the least whose 95th percentile is not their slowest, which another process
 * may have caused.
 */
const turns = { large: 7, small: 4 }
const turnsInDoubt = { large: 21, small: 21 }

interface Measured extends ListCase {
  readonly viewer: ListViewer
  readonly small: Timing
  readonly large: Timing
  readonly limit: number
}

const limitFor = (small: number): number => Math.min(longest, Math.max(freeUpTo, mostTimes * small))

const ratioOf = ({ large, limit }: Measured): number => large.wall / limit

const compare = async (
  one: ListCase,
  viewer: ListViewer,
  sides: { readonly small: Measure; readonly large: Measure },
): Promise<Measured> => {
  const measured = async (count: typeof turns): Promise<Measured> => {
    const small = await sides.small(one, count.small)
    const large = await sides.large(one, count.large)
    return { ...one, viewer, small, large, limit: limitFor(small.wall) }
  }
  const first = await measured(turns)
  return ratioOf(first) <= 1 ? first : measured(turnsInDoubt)
}

const ms = (value: number): string => `${value.toFixed(1)} ms`

const caseFigure = (what: string, row: Measured): Figure => ({
  what: `${what}${row.list}, ${row.what}`,
  value: `${ms(row.large.wall)}, CPU ${ms(row.large.cpu)}`,
  aim: `≤ ${ms(row.limit)}`,
  ratio: ratioOf(row),
})

const figuresOf = (viewer: ListViewer, rows: readonly Measured[]): readonly Figure[] => {
  const [slowest] = rows.toSorted((a, b) => ratioOf(b) - ratioOf(a))
  if (!slowest) return []
  const p95 = (pick: (row: Measured) => number) => percentile(rows.map(pick), 0.95)
  const beyond = rows.filter((row) => ratioOf(row) > 1).length
  const large = p95((row) => row.large.wall)
  const limit = limitFor(p95((row) => row.small.wall))
  return [
    {
      what: `${viewer}: p95 over ${rows.length} calls`,
      value: `${ms(large)}, CPU ${ms(p95((row) => row.large.cpu))}`,
      aim: `≤ ${ms(limit)}`,
      ratio: large / limit,
    },
    caseFigure(`${viewer}: ${beyond} beyond their limit, the slowest by its limit is `, slowest),
  ]
}

/**
 * Measures each sort, filter and search of each list over a million rows against ten thousand: the
 * 95th percentile of repeated calls. A ratio up to 1 is within the limit: twice the time of the small table or 20 ms, and 100 ms in any
 * case.
 */
export const measureLists = ({
  withPairs,
  viewers = viewerNames,
}: MeasureOptions): Promise<PartFigures> =>
  withFilled([few, many], async (platforms) => {
    const [small, large] = [few, many].map((count) => platforms.get(count))
    if (!small || !large) throw new Error('A database is missing')
    const options = { now: large.services.clock.now(), withPairs }
    const figures: Figure[] = []
    const beyond: Measured[] = []
    for (const viewer of viewers) {
      const sides = { small: await measureAs(small, viewer), large: await measureAs(large, viewer) }
      const rows: Measured[] = []
      for (const one of casesOf(viewer, options)) rows.push(await compare(one, viewer, sides))
      figures.push(...figuresOf(viewer, rows))
      const exceeding = rows.filter((row) => ratioOf(row) > 1)
      process.stderr.write(`${viewer}: ${exceeding.length} of ${rows.length} calls beyond\n`)
      beyond.push(...exceeding)
    }
    const worst = beyond.toSorted((a, b) => ratioOf(b) - ratioOf(a))
    return {
      figures,
      isOfSome: viewers.length < viewerNames.length,
      beyond: worst.map((row) => caseFigure(`beyond: ${row.viewer}, `, row)),
    }
  })
