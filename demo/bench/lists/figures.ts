import type { Figure } from '../figure.ts'
import { percentile } from '../percentile.ts'
import { casesOf, type ListCase } from './cases.ts'
import { withFilled } from './database.ts'
import { measureAs, type Measure } from './measure.ts'
import { viewerNames } from './viewers.ts'

/** Rows of the small and the large table. */
const few = 10_000
const many = Number(process.env['BENCH_QUOTES'] ?? 1_000_000)

/**
 * A list over the large table may take this factor of its time over the small one, or this many
 * milliseconds.
 */
const mostTimes = 2
const freeUpTo = 20
const longest = 100

/**
 * Calls of each case, and of one that exceeds its limit, because another process may have caused
 * that.
 */
const turns = 5
const turnsInDoubt = 30

/** Cases that are printed individually: the slowest of those above their limit. */
const printed = 40

/** The figures of each list, and the calls above their limit, slowest first. */
export interface ListFigures {
  readonly figures: readonly Figure[]
  readonly beyond: readonly Figure[]
}

interface Measured extends ListCase {
  readonly small: number
  readonly large: number
  readonly limit: number
}

const ratioOf = ({ large, limit }: Measured): number => large / limit

const compare = async (
  one: ListCase,
  sides: { readonly small: Measure; readonly large: Measure },
): Promise<Measured> => {
  const measured = async (count: number): Promise<Measured> => {
    const small = await sides.small(one, count)
    const large = await sides.large(one, count)
    return { ...one, small, large, limit: Math.min(longest, Math.max(freeUpTo, mostTimes * small)) }
  }
  const first = await measured(turns)
  return ratioOf(first) <= 1 ? first : measured(turnsInDoubt)
}

const figuresOf = (viewer: string, list: string, rows: readonly Measured[]): readonly Figure[] => {
  const [slowest] = rows.toSorted((a, b) => ratioOf(b) - ratioOf(a))
  if (!slowest) return []
  const p95 = (pick: (row: Measured) => number) => percentile(rows.map(pick), 0.95)
  const large = p95((row) => row.large)
  const small = p95((row) => row.small)
  return [
    {
      what: `${list} of ${viewer}, p95 of ${rows.length} calls`,
      value: `${large.toFixed(1)} ms`,
      aim: `${small.toFixed(1)} ms`,
      ratio: large / small,
    },
    {
      what: `  slowest: ${slowest.what}`,
      value: `${slowest.large.toFixed(1)} ms`,
      aim: `≤ ${slowest.limit.toFixed(1)} ms`,
      ratio: ratioOf(slowest),
    },
  ]
}

/**
 * Measures each sort, filter and search of each list over a million quotes against ten thousand. A
 * ratio up to 1 is within the limit: twice the time of the small table or 20 ms, and 100 ms in any
 * case.
 */
export const measureLists = (): Promise<ListFigures> =>
  withFilled([few, many], async (platforms) => {
    const [small, large] = [few, many].map((count) => platforms.get(count))
    if (!small || !large) throw new Error('A database is missing')
    const options = {
      now: large.services.clock.now(),
      withPairs: process.argv.includes('pairs'),
    }
    const figures: Figure[] = []
    const beyond: (Measured & { readonly viewer: string })[] = []
    for (const viewer of viewerNames) {
      const sides = { small: await measureAs(small, viewer), large: await measureAs(large, viewer) }
      const rows: Measured[] = []
      for (const one of casesOf(viewer, options)) {
        rows.push(await compare(one, sides))
      }
      for (const list of new Set(rows.map((row) => row.list))) {
        const own = rows.filter((row) => row.list === list)
        figures.push(...figuresOf(viewer, list, own))
      }
      beyond.push(...rows.filter((row) => ratioOf(row) > 1).map((row) => ({ ...row, viewer })))
    }
    const worst = beyond.toSorted((a, b) => ratioOf(b) - ratioOf(a)).slice(0, printed)
    return {
      figures,
      beyond: worst.map((row) => ({
        what: `beyond: ${row.list} of ${row.viewer}, ${row.what}`,
        value: `${row.large.toFixed(1)} ms`,
        aim: `≤ ${row.limit.toFixed(1)} ms`,
        ratio: ratioOf(row),
      })),
    }
  })
