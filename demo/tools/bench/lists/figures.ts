import type { Figure } from '../figure.ts'
import type { MeasureOptions, PartFigures } from '../part-figures.ts'
import { percentile } from '../percentile.ts'
import { casesOf, type ListCase } from './cases.ts'
import { withFilled } from './database.ts'
import { measureAs, timingAt, type Prepare, type Timing, type Turn } from './measure.ts'
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

/** Calls of each case over each table, alternately: what else the machine does slows both. */
const firstTurns = 5

/**
 * Calls of a case whose slowest calls exceed its limit, in each of some rounds: 21 is the least number
 * whose 95th percentile is not their slowest, which another process may have caused.
 */
const turnsInDoubt = 21
const rounds = 3

interface Sides<Of> {
  readonly small: Of
  readonly large: Of
}

interface Measured extends ListCase, Sides<Timing> {
  readonly viewer: ListViewer
  readonly limit: number
}

const limitFor = (small: number): number => Math.min(longest, Math.max(freeUpTo, mostTimes * small))

const ratioOf = ({ large, limit }: Measured): number => large.wall / limit

const alternately = async (sides: Sides<Turn>, turns: number): Promise<Sides<Timing[]>> => {
  const timings: Sides<Timing[]> = { small: [], large: [] }
  while (timings.large.length < turns) {
    timings.small.push(await sides.small())
    timings.large.push(await sides.large())
  }
  return timings
}

const p95 = ({ small, large }: Sides<readonly Timing[]>): Sides<Timing> => ({
  small: timingAt(small, 0.95),
  large: timingAt(large, 0.95),
})

const lesser = (one: Timing, other: Timing): Timing => ({
  wall: Math.min(one.wall, other.wall),
  cpu: Math.min(one.cpu, other.cpu),
})

/**
 * Compares both tables for one case: within its limit when the slowest of a few calls over the large
 * table is within the one that half of the calls over the small one give; else the least 95th
 * percentile of each table decides, of as many rounds as it takes to be within it, three at most.
 */
const compare = async (
  one: ListCase,
  viewer: ListViewer,
  sides: Sides<Prepare>,
): Promise<Measured> => {
  const measured = (timing: Sides<Timing>): Measured => ({
    ...one,
    viewer,
    ...timing,
    limit: limitFor(timing.small.wall),
  })
  const turn = { small: await sides.small(one), large: await sides.large(one) }
  const first = await alternately(turn, firstTurns)
  let least = p95(first)
  if (least.large.wall <= limitFor(timingAt(first.small, 0.5).wall)) return measured(least)
  least = p95(await alternately(turn, turnsInDoubt))
  for (let round = 1; round < rounds && ratioOf(measured(least)) > 1; round += 1) {
    const next = p95(await alternately(turn, turnsInDoubt))
    least = { small: lesser(least.small, next.small), large: lesser(least.large, next.large) }
  }
  return measured(least)
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
  const ofRows = (pick: (row: Measured) => number) => percentile(rows.map(pick), 0.95)
  const beyond = rows.filter((row) => ratioOf(row) > 1).length
  const large = ofRows((row) => row.large.wall)
  const limit = limitFor(ofRows((row) => row.small.wall))
  return [
    {
      what: `${viewer}: p95 over ${rows.length} calls`,
      value: `${ms(large)}, CPU ${ms(ofRows((row) => row.large.cpu))}`,
      aim: `≤ ${ms(limit)}`,
      ratio: large / limit,
    },
    caseFigure(`${viewer}: ${beyond} beyond their limit, the slowest by its limit is `, slowest),
  ]
}

/**
 * Measures each sort, filter and search of each list over a million rows against ten thousand: the
 * 95th percentile of repeated calls, which alternate between both tables. A ratio up to 1 is within
 * the limit: twice the time of the small table or 20 ms, and 100 ms in any case.
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
      const began = performance.now()
      const sides = { small: await measureAs(small, viewer), large: await measureAs(large, viewer) }
      const rows: Measured[] = []
      for (const one of casesOf(viewer, options)) rows.push(await compare(one, viewer, sides))
      figures.push(...figuresOf(viewer, rows))
      const exceeding = rows.filter((row) => ratioOf(row) > 1)
      const minutes = (performance.now() - began) / 60_000
      process.stderr.write(
        `${viewer}: ${exceeding.length} of ${rows.length} calls beyond, in ${minutes.toFixed(1)} min\n`,
      )
      beyond.push(...exceeding)
    }
    const worst = beyond.toSorted((a, b) => ratioOf(b) - ratioOf(a))
    return {
      figures,
      isOfSome: viewers.length < viewerNames.length,
      beyond: worst.map((row) => caseFigure(`beyond: ${row.viewer}, `, row)),
    }
  })
